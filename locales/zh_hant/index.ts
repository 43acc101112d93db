import { automatic, automaticReplies, exclusions, runLog } from './automatic.ts'
import { cli } from './cli.ts'
import { exportCsv } from './export.ts'
import { gain } from './gain.ts'
import { imageSettings } from './image-settings.ts'
import { legacy } from './legacy.ts'
import { looks } from './looks.ts'
import { pricing } from './pricing.ts'
import { imageTexts, setting, watermark } from './setting.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { strict } from './strict.ts'
import { templates } from './templates.ts'
import { uploadErrors, uploads } from './uploads.ts'

const zh_hant = {
  cli,
  exportCsv,
  gain,
  imageSettings,
  speed,
  strict,
  ...shell,
  ...pricing,
  app: {
    name: 'Page Speed Boost',
    skip: '跳至內容',
    navigation: '主選單',
    dismiss: '關閉',
    notifications: '通知',
    problem: '發生問題'
  },
  signIn: {
    title: '登入',
    line: '請輸入伺服器啟動時顯示的存取權杖。',
    token: '存取權杖',
    action: '登入',
    wrong: '此存取權杖無效。請從伺服器顯示的最後一行重新複製。'
  },
  dialog: {
    quota: {
      title: '已達方案上限',
      fit: '最佳化額度內的圖片',
      upgrade: '升級'
    },
    close: '關閉',
    cancel: '取消',
    tryAgain: '再試一次',
    failed: '無法載入',
    checkConnection: '請檢查網路連線，然後再試一次。',
    loading: '載入中',
    from: '{plan} 以上方案',
    none: '無'
  },
  manual: {
    title: '手動最佳化',
    kinds: '要最佳化的內容',
    tabs: { product: '商品', collection: '商品系列', article: '網誌' },
    search: {
      product: '搜尋商品',
      collection: '搜尋商品系列',
      article: '搜尋網誌文章'
    },
    name: '名稱',
    state: '狀態',
    selectPage: '選取此頁的所有項目',
    select: '選取「{title}」',
    images: '{shown} 張圖片',
    open: '未最佳化',
    partly: '已最佳化 {done}/{all}',
    done: '已最佳化',
    excluded: '已排除',
    someExcluded: '已排除 {n} 張圖片',
    exclude: '從最佳化中排除',
    include: '重新納入最佳化',
    more: '「{title}」的動作',
    selected: '已選取 {count} 項',
    left: '還剩 {shown} 張圖片',
    tooMany: '一次最多 {most} 項',
    clear: '清除選取',
    optimize: {
      product: '最佳化 {shown} 項商品',
      collection: '最佳化 {shown} 個商品系列',
      article: '最佳化 {shown} 篇網誌文章'
    },
    empty: '這裡還沒有資料',
    emptyLine: {
      product: '有圖片的商品會顯示在這裡。',
      collection: '有圖片的商品系列會顯示在這裡。',
      article: '有圖片的網誌文章會顯示在這裡。'
    },
    noHits: '請嘗試其他搜尋字詞。',
    estimate: '估算可節省空間',
    estimating: '正在試壓縮幾張圖片…',
    estimated: '{size} 中大約可節省 {saved} ({percent})。',
    hardlyAny: '這裡幾乎沒有可節省的空間。',
    estimateBasis: '已試壓縮 {shown} 張圖片中的 {tried} 張。圖片未變更，也未計入額度。'
  },
  paging: {
    label: '頁面',
    rows: '列數',
    showing: '顯示第 {from} 至 {to} 筆，共 {total} 筆結果',
    page: '{page} / {pages}',
    previous: '上一頁',
    next: '下一頁',
    show: '顯示'
  },
  compression: {
    title: '最佳化設定',
    targets: '要最佳化的圖片',
    products: '商品圖片',
    scope: '商品範圍',
    allProducts: '所有商品圖片',
    publishedProducts: '僅限已發佈的商品圖片',
    collections: '商品系列圖片',
    blogs: '網誌文章圖片',
    compression: '壓縮',
    custom: '自訂品質',
    lossless: '無失真',
    losslessLine: '保留每個像素。',
    level: '壓縮等級',
    levels: { low: '低', medium: '中', high: '高' },
    recommended: '{level}（推薦）',
    conversion: '檔案類型',
    pngToJpg: '將 PNG 轉換為 JPG',
    pngToJpgLine: '最多可縮小 80%。',
    sizeControl: '轉換後若大於原圖，則保留原圖',
    flatten: '一併轉換透明圖片，以白色為背景',
    leaveTitle: '未儲存的變更',
    leaveText: '您的變更尚未儲存。確定要離開嗎？',
    leave: '離開',
    stay: '留在此頁'
  },
  compare: {
    title: '原圖與最佳化後的圖片',
    original: '原圖',
    optimized: '最佳化後',
    reduction: '壓縮率',
    ...looks,
    fileType: '檔案類型',
    converted: '{from} → {to}',
    handle: '拖曳以顯示更多原圖或最佳化後的圖片',
    share: '原圖占 {percent}',
    previous: '上一張圖片',
    next: '下一張圖片',
    position: '第 {position} 張圖片，共 {total} 張',
    nothing: '沒有可比較的圖片',
    nothingLine: '目前這裡沒有壓縮過的圖片。',
    originalMissing: '無法載入原圖。',
    optimizedMissing: '無法載入最佳化後的圖片。'
  },
  detail: {
    back: '圖片最佳化',
    title: '最佳化詳細資訊',
    kept: '圖片資料僅保留 {days} 天。',
    table: '「{title}」的圖片',
    noItem: '這裡還沒有資料',
    noItemLine: '開啟最佳化紀錄中的一列，查看圖片的處理情形。',
    empty: '這裡還沒有資料',
    emptyLine: '過去 30 天處理過的圖片會顯示在這裡。',
    toJpg: 'PNG 轉 JPG',
    altText: '替代文字',
    fileName: '檔名',
    watermark: '浮水印',
    columns: {
      status: '狀態',
      fileType: '檔案類型',
      originalSize: '原始大小',
      ratio: '壓縮率',
      compressedSize: '壓縮後大小',
      actions: '動作'
    },
    status: {
      compressed: '已壓縮',
      not_compressed: '未壓縮',
      already_optimal: '已是最佳',
      restored: '已還原',
      failed: '失敗',
      expired: '已過期',
      deleted: '已刪除'
    },
    selectPage: '選取此頁的所有項目',
    select: '選取「{name}」',
    selected: '已選取 {count} 項',
    clear: '清除選取',
    restore: '還原',
    restoreOriginal: '還原原圖',
    reOptimize: '重新最佳化',
    download: '下載',
    compare: '比較',
    more: '「{name}」的動作',
    wrongState: '所選圖片目前的狀態不支援此動作。請選擇其他圖片。',
    noUrl: 'URL 空白',
    working: { optimize: '最佳化中', restore: '還原中' },
    daysLeft: '還有 {n} 天可還原',
    delivered: '備份是商店所顯示的圖片。Shopify 不向應用程式提供您上傳的檔案。',
    excluded: '已排除',
    exclude: '從最佳化中排除',
    include: '重新納入最佳化',
    progress: '已完成 {done}/{total} 張圖片',
    optimized: '已最佳化 {shown} 張圖片',
    restored: '已還原 {shown} 張圖片',
    notDone: '{shown} 張圖片失敗',
    alreadyOptimal: '{shown} 張圖片已是最佳'
  },
  imagesPage: {
    title: '圖片最佳化',
    line: '圖片更小，搜尋排名更好。',
    settings: '設定',
    optimize: '最佳化圖片',
    notLoaded: '無法載入。請檢查網路連線，然後再試一次。'
  },
  stats: {
    label: '成果',
    totalSaved: '總共節省空間',
    across: '來自 {n} 張圖片',
    averageSaved: '平均節省空間',
    perImage: '每張圖片',
    averagePercent: '平均節省比例',
    ofOriginal: '相較於原始大小',
    freePlan: '免費方案',
    prePlan: 'Premium 方案',
    unlimited: '無限制',
    used: '已使用 {n} 張圖片',
    left: '還剩 {n} 張圖片',
    addOn: '超額：{used} / {all} 張圖片',
    quota: '已使用 {used}/{all} 張圖片'
  },
  run: {
    optimise: {
      product: '正在最佳化商品',
      collection: '正在最佳化商品系列',
      article: '正在最佳化網誌文章',
      upload: '正在最佳化圖片'
    },
    reoptimise: {
      product: '正在重新最佳化商品',
      collection: '正在重新最佳化商品系列',
      article: '正在重新最佳化網誌文章',
      upload: '正在重新最佳化圖片'
    },
    automatic: {
      product: '正在自動最佳化商品',
      collection: '正在自動最佳化商品系列',
      article: '正在自動最佳化網誌文章',
      upload: '正在自動最佳化圖片'
    },
    restore: {
      product: '正在還原商品圖片',
      collection: '正在還原商品系列圖片',
      article: '正在還原網誌文章圖片',
      upload: '正在還原圖片'
    },
    done: '已完成 {n}/{all}。您可以離開此頁面。',
    seconds: '剩下不到一分鐘',
    minutes: '大約還需 {n} 分鐘',
    hours: '大約還需 {n} 小時',
    stop: '停止',
    pause: '暫停',
    resume: '繼續',
    paused: '已暫停',
    undo: '復原',
    notChanged: '動作未完成。請檢查網路連線，然後再試一次。',
    notStopped: '無法停止作業。請檢查網路連線，然後再試一次。',
    waitsForRoom: '伺服器磁碟已滿。一旦有可用空間，作業會自動繼續，不會遺失任何內容。',
    waitsForDisk: '伺服器無法寫入磁碟。一旦可以寫入，作業會自動繼續，不會遺失任何內容。',
    percentDone: '已完成 {percent}',
    optimized: {
      product: '已最佳化 {n} 項商品',
      collection: '已最佳化 {n} 個商品系列',
      article: '已最佳化 {n} 篇網誌文章',
      upload: '已最佳化 {n} 張圖片'
    },
    restored: {
      product: '已還原 {n} 項商品的圖片',
      collection: '已還原 {n} 個商品系列的圖片',
      article: '已還原 {n} 篇網誌文章的圖片',
      upload: '已還原 {n} 張圖片'
    },
    notOptimized: '{n} 張圖片無法最佳化',
    notRestored: '{n} 張圖片無法還原',
    imagesDone: '已完成 {done}/{all} 張圖片',
    alreadyOptimal: '{n} 張圖片已是最佳',
    skippedUnpaid: '已略過 {n} 張：額度已用完',
    review: '查看'
  },
  history: {
    title: '最佳化紀錄',
    note: '原圖保留 {days} 天。',
    tabs: { product: '商品', collection: '商品系列', article: '網誌', upload: '其他' },
    search: {
      product: '搜尋商品',
      collection: '搜尋商品系列',
      article: '搜尋網誌文章',
      upload: '搜尋圖片'
    },
    selected: '已選取 {n} 項',
    unselect: '清除選取',
    restoreMany: '還原',
    reoptimizeMany: '重新最佳化',
    fromPlan: '{plan} 以上方案',
    wrongState: {
      product: '所選商品目前的狀態不支援此動作。請選擇其他商品。',
      collection: '所選商品系列目前的狀態不支援此動作。請選擇其他商品系列。',
      article: '所選網誌文章目前的狀態不支援此動作。請選擇其他網誌文章。',
      upload: '所選圖片目前的狀態不支援此動作。請選擇其他圖片。'
    },
    pageSelected: '已選取此頁的全部 {n} 項。',
    allSelected: {
      product: '已選取全部 {n} 項商品。',
      collection: '已選取全部 {n} 個商品系列。',
      article: '已選取全部 {n} 篇網誌文章。',
      upload: '已選取全部 {n} 張圖片。'
    },
    selectAll: {
      product: '選取全部 {n} 項符合的商品',
      collection: '選取全部 {n} 個符合的商品系列',
      article: '選取全部 {n} 篇符合的網誌文章',
      upload: '選取全部 {n} 張符合的圖片'
    },
    confirmRestore: {
      title: '要全部還原嗎？',
      text: {
        product: '將還原 {n} 項商品的原圖。',
        collection: '將還原 {n} 個商品系列的原圖。',
        article: '將還原 {n} 篇網誌文章的原圖。',
        upload: '將 {n} 張圖片還原為原圖。'
      },
      go: '全部還原'
    },
    confirmReoptimize: {
      title: '要全部重新最佳化嗎？',
      text: {
        product: '將從原圖重新最佳化 {n} 項商品。',
        collection: '將從原圖重新最佳化 {n} 個商品系列。',
        article: '將從原圖重新最佳化 {n} 篇網誌文章。',
        upload: '將從原圖重新最佳化 {n} 張圖片。'
      },
      go: '全部重新最佳化'
    },
    daysLeft: '還有 {n} 天可還原',
    excluded: '已排除',
    exclude: '從最佳化中排除',
    include: '重新納入最佳化',
    selectPage: '選取此頁的所有項目',
    selectRow: '選取「{title}」',
    name: '名稱',
    status: '狀態',
    changes: '變更',
    size: '大小',
    saved: '節省',
    actions: '動作',
    none: '無',
    before: '之前：',
    after: '之後：',
    images: '{n} 張圖片',
    compressed: '已壓縮',
    partly_done: '部分完成',
    already_optimal: '已是最佳',
    not_compressed: '未壓縮',
    restored: '已還原',
    failed: '失敗',
    expired: '已過期',
    deleted: '已刪除',
    toJpg: 'PNG 轉 JPG',
    altText: '替代文字',
    fileName: '檔名',
    watermark: '浮水印',
    compare: '比較',
    download: '下載',
    restore: '還原原圖',
    more: '「{title}」的更多動作',
    emptyUrl: 'URL 空白',
    results: '{n} 筆結果',
    empty: '這裡還沒有資料',
    emptyLine: '您最佳化的圖片會顯示在這裡。',
    emptyUploads: '您上傳的圖片會顯示在這裡。',
    upload: '上傳圖片',
    noHits: '請嘗試其他搜尋字詞。',
    notLoaded: '無法載入最佳化紀錄',
    tryAgainLine: '請檢查網路連線，然後再試一次。',
    tryAgain: '再試一次',
    optimize: '最佳化圖片',
    exportCsv: '匯出 CSV',
    notDone: '動作未完成。請檢查網路連線，然後再試一次。'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: '您的工作階段已結束。請重新開啟應用程式以登入。',
    wrongToken: '此存取權杖無效。',
    shopClosed: '應用程式已不再與您的商店連結。請從商店的管理介面重新開啟。',
    otherOrigin: '此要求來自其他網站，已遭拒絕。',
    notFound: '此網址沒有內容。',
    fault: '請稍後再試',
    malformed: '無法讀取要求：{detail}',
    field: '「{field}」遺漏或格式錯誤：{detail}',
    tooLarge: '要求太大。',
    tooLong: '「{field}」太長：最多 {most|local} 個字元。',
    tooMany: '「{field}」的項目過多：最多 {most|local} 個。',
    addressTooLong: '網址太長：最多 {most|local} 個字元和 {parameters|local} 個參數。',
    keyOfOtherCall: '此 Idempotency-Key 屬於另一個呼叫。',
    keyNotAnswered:
      '使用此 Idempotency-Key 的第一次呼叫未得到回覆。請先確認它已執行的操作，再重新傳送。',
    tooManyRequests: '要求過多。請稍後再試。',
    unknownLanguage: '無法使用語言「{language}」。',
    unknownSwitch: '「{name}」不是此應用程式的設定。',
    linkExpired: '此連結已過期。請重新載入頁面以取得新連結。',
    fileGone: '此圖片已不存在。',
    storeUnreachable: '目前無法連線至商店。請稍後再試。',
    quotaUsedUp: '您的圖片額度已用完。升級至更大的方案後，還可最佳化 {count|local} 張圖片。',
    quotaShort: '圖片額度可用於這 {chosen|local} 張圖片中的 {covered|local} 張。',
    planLacks: '您的方案不包含此功能。{plan|money} 以上方案即可使用。',
    wrongState: {
      product: '所選商品目前的狀態不支援此動作。請選擇其他商品。',
      collection: '所選商品系列目前的狀態不支援此動作。請選擇其他商品系列。',
      blog: '所選網誌文章目前的狀態不支援此動作。請選擇其他網誌文章。',
      image: '所選圖片目前的狀態不支援此動作。請選擇其他圖片。'
    },
    nothingToOptimize: '您選擇的內容都已依目前的設定最佳化。',
    nothingRunning: '沒有進行中的作業。',
    alreadyEstimating: '正在估算中。請在估算完成後再試一次。',
    noTarget: '請至少設定一個最佳化項目，才能開始最佳化。',
    onlyPublished: '目前僅最佳化已發佈商品的圖片。您可以在設定中變更。',
    diskFull: '伺服器磁碟已滿，因此未儲存任何內容。請稍後再試。',
    diskReadOnly: '伺服器無法寫入磁碟，因此未儲存任何內容。請稍後再試。',
    unknownImage: '最佳化紀錄中沒有此圖片。'
  },
  reasons: {
    empty: '檔案是空的。',
    'not-a-picture': '檔案不是圖片。',
    damaged: '檔案已損壞或不完整。',
    'too-large': '檔案超過 50 MB。',
    'too-many-pixels': '圖片超過 1 億像素；PNG 和 WebP 不得超過 5000 萬像素。',
    'too-many-frames': '動畫的影格數過多。',
    avif: '不支援 AVIF 圖片，這類圖片本來就很小。圖片維持不變。',
    heic: '不支援 HEIC 圖片，大多數瀏覽器也無法顯示。請另存為 JPEG。',
    watermark: '無法讀取浮水印。請在設定中重新選擇。',
    unsupported: '不支援這類圖片。請使用 JPEG、PNG、GIF 或 WebP。',
    'took-too-long': '圖片處理時間過長，已中止。',
    'worker-died': '無法處理此圖片。',
    'disk-full': '磁碟已滿。請釋出一些空間，然後重新最佳化。',
    refused: '商店未接受新的圖片。原本的圖片仍然保留。',
    lost: '商店不再顯示此圖片。請還原圖片，或在商店中重新上傳。',
    'read-only': '商店不允許變更此圖片。',
    gone: '圖片已在商店中刪除。',
    unreachable: '無法連線至商店。請稍後重新最佳化。',
    'quota-used-up': '圖片額度已用完。',
    'changed-in-store': '圖片之後已在商店中變更，因此維持不變。',
    'backup-missing': '原圖已不再保留。',
    fault: '處理此圖片時發生錯誤。請重新最佳化。'
  },
  partly: {
    failed: '{count|local} 張圖片無法最佳化',
    skipped: '已略過 {count|local} 張圖片'
  },
  replies: {
    started: '{count|local} 張圖片已加入佇列',
    restoring: '正在還原 {count|local} 張圖片',
    stopped: '已停止。已最佳化的圖片維持不變。',
    settingsSaved: '設定已儲存',
    noted: '已記下',
    languageSaved: '語言已儲存',
    rated: '感謝您的評分。'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default zh_hant
