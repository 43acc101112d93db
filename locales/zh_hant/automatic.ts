import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: '自動最佳化',
  line: '自動最佳化新增和變更的圖片，以及從未最佳化過的圖片。',
  on: '已開啟',
  off: '已關閉',
  targets: '適用於',
  products: '商品圖片',
  publishedProducts: '已發佈的商品圖片',
  collections: '商品系列圖片',
  blogs: '網誌文章圖片',
  altText: '替代文字',
  fileName: '檔名',
  fromPlan: '{plan} 以上方案',
  noFeature: '自動最佳化已停用，因為尚未選擇任何內容。請先設定要自動最佳化的內容。',
  setUp: '前往設定',
  paused: '已暫停：圖片額度已用完。有可用額度後會自動繼續。',
  byHand: '每次變更圖片後，您需要在應用程式中手動最佳化。',
  ask: '要開啟自動最佳化嗎？',
  turnOn: '開啟',
  turnedOn: '自動最佳化已開啟',
  notChanged: '無法儲存您的變更。請檢查網路連線，然後再試一次。',
  banner: '正在自動最佳化',
  bannerLine: '新增和變更的圖片會自動最佳化。'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: '作業紀錄',
  line: '過去 90 天的作業，由新到舊排列。',
  open: '作業紀錄',
  kinds: {
    optimise: {
      product: '最佳化商品',
      collection: '最佳化商品系列',
      article: '最佳化網誌文章',
      upload: '最佳化上傳的圖片'
    },
    reoptimise: {
      product: '重新最佳化商品',
      collection: '重新最佳化商品系列',
      article: '重新最佳化網誌文章',
      upload: '重新最佳化上傳的圖片'
    },
    automatic: {
      product: '自動最佳化商品',
      collection: '自動最佳化商品系列',
      article: '自動最佳化網誌文章',
      upload: '自動最佳化上傳的圖片'
    },
    restore: {
      product: '還原商品圖片',
      collection: '還原商品系列圖片',
      article: '還原網誌文章圖片',
      upload: '還原上傳的圖片'
    }
  },
  states: {
    queued: '排隊中',
    running: '進行中',
    paused: '已暫停',
    stopping: '正在停止',
    done: '已完成',
    stopped: '已停止',
    partly: '部分完成',
    failed: '失敗'
  },
  changed: '{n} 張圖片已變更',
  unchanged: '{n} 張已是最佳',
  skipped: '{n} 張未處理',
  left: '還剩 {n} 張',
  undo: '復原',
  undoNamed: '復原：{title}',
  undoTitle: '要復原此作業嗎？',
  undoText:
    '此作業變更過的圖片都會還原為原圖、原檔名和原替代文字，不另收費。其他作業所做的變更會保留。',
  failures: '{n} 張圖片失敗的原因',
  hideFailures: '收合',
  retry: '重試',
  retryNamed: '重試：{name}',
  retryAll: '全部重試',
  more: '顯示更多',
  empty: '尚無作業紀錄',
  emptyLine: '每次最佳化或還原圖片的紀錄都會顯示在這裡。'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: '已依您的設定排除',
    image: '已依您的設定排除',
    name: '其檔名已在設定中排除',
    size: '小於設定中的大小下限'
  },
  title: '排除項目',
  line: '這些圖片不會進行最佳化，但仍可還原。',
  none: '無',
  names: '檔名',
  namesHelp: '每行一個。* 代表任意字元：logo-*、*.gif',
  below: '小於',
  belowUnit: 'KB',
  wrongNames: '最多 200 個檔名，每個不超過 255 個字元。',
  wrongSize: '請輸入 0 到 51200 之間的整數 (KB)。'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '{count|local} 張圖片會立即開始最佳化。',
  uses: '圖片額度還剩 {left|local} 張，最多會用掉 {count|local} 張。',
  short: '圖片額度可用於其中的 {left|local} 張。其餘圖片會等到有可用額度時再最佳化。',
  mustSetUp: '請先在設定中至少選擇一種要最佳化的圖片。',
  noFeature: '自動最佳化已停用，因為尚未選擇任何內容。請先設定要自動最佳化的內容。',
  excluded: '您選擇的內容已從最佳化中排除。請先重新納入。',
  excludedDone: '已將 {count|local} 張圖片從最佳化中排除',
  includedDone: '已將 {count|local} 張圖片重新納入最佳化',
  paused: '已暫停。處理中的圖片會完成。',
  resumed: '已繼續',
  nothingPaused: '沒有已暫停的作業。',
  unknownRun: '此作業已不存在。',
  nothingToUndo: '沒有可復原的內容：這些圖片之後已還原或變更。',
  nothingToRetry: '沒有可重試的內容。'
} satisfies BaseTranslation
