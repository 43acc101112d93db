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

const zh = {
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
    skip: '跳到内容',
    navigation: '主导航',
    dismiss: '关闭',
    notifications: '通知',
    problem: '出现问题'
  },
  signIn: {
    title: '登录',
    line: '请输入服务器启动时显示的访问令牌。',
    token: '访问令牌',
    action: '登录',
    wrong: '此访问令牌无效。请从服务器显示的最后一行重新复制。'
  },
  dialog: {
    quota: {
      title: '已达到套餐上限',
      fit: '优化额度内的图片',
      upgrade: '升级'
    },
    close: '关闭',
    cancel: '取消',
    tryAgain: '重试',
    failed: '无法加载',
    checkConnection: '请检查网络连接，然后重试。',
    loading: '正在加载',
    from: '{plan} 及以上套餐',
    none: '无'
  },
  manual: {
    title: '手动优化',
    kinds: '要优化的内容',
    tabs: { product: '产品', collection: '产品系列', article: '博客' },
    search: {
      product: '搜索产品',
      collection: '搜索产品系列',
      article: '搜索博客文章'
    },
    name: '名称',
    state: '状态',
    selectPage: '选择此页的全部项目',
    select: '选择“{title}”',
    images: '{shown} 张图片',
    open: '未优化',
    partly: '已优化 {done}/{all}',
    done: '已优化',
    excluded: '已排除',
    someExcluded: '已排除 {n} 张图片',
    exclude: '从优化中排除',
    include: '重新纳入优化',
    more: '“{title}”的操作',
    selected: '已选择 {count} 项',
    left: '还剩 {shown} 张图片',
    tooMany: '一次最多 {most} 项',
    clear: '清除选择',
    optimize: {
      product: '优化 {shown} 个产品',
      collection: '优化 {shown} 个产品系列',
      article: '优化 {shown} 篇博客文章'
    },
    empty: '这里还没有数据',
    emptyLine: {
      product: '有图片的产品会显示在这里。',
      collection: '有图片的产品系列会显示在这里。',
      article: '有图片的博客文章会显示在这里。'
    },
    noHits: '请尝试其他搜索词。',
    estimate: '估算可节省空间',
    estimating: '正在试压缩几张图片…',
    estimated: '{size} 中大约可节省 {saved} ({percent})。',
    hardlyAny: '这里几乎没有可节省的空间。',
    estimateBasis: '已试压缩 {shown} 张图片中的 {tried} 张。图片未被更改，也未计入额度。'
  },
  paging: {
    label: '页面',
    rows: '行数',
    showing: '显示第 {from} 至 {to} 条，共 {total} 条结果',
    page: '{page} / {pages}',
    previous: '上一页',
    next: '下一页',
    show: '显示'
  },
  compression: {
    title: '优化设置',
    targets: '要优化的图片',
    products: '产品图片',
    scope: '产品范围',
    allProducts: '所有产品图片',
    publishedProducts: '仅已发布的产品图片',
    collections: '产品系列图片',
    blogs: '博客文章图片',
    compression: '压缩',
    custom: '自定义质量',
    lossless: '无损',
    losslessLine: '保留每个像素。',
    level: '压缩级别',
    levels: { low: '低', medium: '中', high: '高' },
    recommended: '{level}（推荐）',
    conversion: '文件类型',
    pngToJpg: '将 PNG 转换为 JPG',
    pngToJpgLine: '最多可缩小 80%。',
    sizeControl: '转换后若大于原图，则保留原图',
    flatten: '同时转换透明图片，以白色为背景',
    leaveTitle: '未保存的更改',
    leaveText: '您的更改尚未保存。确定要离开吗？',
    leave: '离开',
    stay: '留在此页'
  },
  compare: {
    title: '原图与优化图',
    original: '原图',
    optimized: '优化图',
    reduction: '压缩率',
    ...looks,
    fileType: '文件类型',
    converted: '{from} → {to}',
    handle: '拖动以显示更多原图或优化图',
    share: '原图占 {percent}',
    previous: '上一张图片',
    next: '下一张图片',
    position: '第 {position} 张图片，共 {total} 张',
    nothing: '没有可对比的图片',
    nothingLine: '目前这里没有压缩过的图片。',
    originalMissing: '无法加载原图。',
    optimizedMissing: '无法加载优化图。'
  },
  detail: {
    back: '图片优化',
    title: '优化详情',
    kept: '图片数据仅保留 {days} 天。',
    table: '“{title}”的图片',
    noItem: '这里还没有数据',
    noItemLine: '打开优化记录中的一行，查看图片的处理情况。',
    empty: '这里还没有数据',
    emptyLine: '最近 30 天处理过的图片会显示在这里。',
    toJpg: 'PNG 转 JPG',
    altText: '替代文本',
    fileName: '文件名',
    watermark: '水印',
    columns: {
      status: '状态',
      fileType: '文件类型',
      originalSize: '原始大小',
      ratio: '压缩率',
      compressedSize: '压缩后大小',
      actions: '操作'
    },
    status: {
      compressed: '已压缩',
      not_compressed: '未压缩',
      already_optimal: '已是最佳',
      restored: '已还原',
      failed: '失败',
      expired: '已过期',
      deleted: '已删除'
    },
    selectPage: '选择此页的全部项目',
    select: '选择“{name}”',
    selected: '已选择 {count} 项',
    clear: '清除选择',
    restore: '还原',
    restoreOriginal: '还原原图',
    reOptimize: '重新优化',
    download: '下载',
    compare: '对比',
    more: '“{name}”的操作',
    wrongState: '所选图片当前的状态不支持此操作。请选择其他图片。',
    noUrl: 'URL 为空',
    working: { optimize: '正在优化', restore: '正在还原' },
    daysLeft: '还有 {n} 天可还原',
    delivered: '备份是店铺所显示的图片。Shopify 不向应用提供您上传的文件。',
    excluded: '已排除',
    exclude: '从优化中排除',
    include: '重新纳入优化',
    progress: '已完成 {done}/{total} 张图片',
    optimized: '已优化 {shown} 张图片',
    restored: '已还原 {shown} 张图片',
    notDone: '{shown} 张图片失败',
    alreadyOptimal: '{shown} 张图片已是最佳'
  },
  imagesPage: {
    title: '图片优化',
    line: '图片更小，搜索排名更好。',
    settings: '设置',
    optimize: '优化图片',
    notLoaded: '无法加载。请检查网络连接，然后重试。'
  },
  stats: {
    label: '成果',
    totalSaved: '共节省空间',
    across: '来自 {n} 张图片',
    averageSaved: '平均节省空间',
    perImage: '每张图片',
    averagePercent: '平均节省比例',
    ofOriginal: '相对于原始大小',
    freePlan: '免费套餐',
    prePlan: 'Premium 套餐',
    unlimited: '无限制',
    used: '已使用 {n} 张图片',
    left: '还剩 {n} 张图片',
    addOn: '超额：{used} / {all} 张图片',
    quota: '已使用 {used}/{all} 张图片'
  },
  run: {
    optimise: {
      product: '正在优化产品',
      collection: '正在优化产品系列',
      article: '正在优化博客文章',
      upload: '正在优化图片'
    },
    reoptimise: {
      product: '正在重新优化产品',
      collection: '正在重新优化产品系列',
      article: '正在重新优化博客文章',
      upload: '正在重新优化图片'
    },
    automatic: {
      product: '正在自动优化产品',
      collection: '正在自动优化产品系列',
      article: '正在自动优化博客文章',
      upload: '正在自动优化图片'
    },
    restore: {
      product: '正在还原产品图片',
      collection: '正在还原产品系列图片',
      article: '正在还原博客文章图片',
      upload: '正在还原图片'
    },
    done: '已完成 {n}/{all}。您可以离开此页面。',
    seconds: '剩余不到一分钟',
    minutes: '大约还需 {n} 分钟',
    hours: '大约还需 {n} 小时',
    stop: '停止',
    pause: '暂停',
    resume: '继续',
    paused: '已暂停',
    undo: '撤销',
    notChanged: '操作未完成。请检查网络连接，然后重试。',
    notStopped: '无法停止任务。请检查网络连接，然后重试。',
    waitsForRoom: '服务器磁盘已满。一旦有可用空间，任务会自动继续，不会丢失任何内容。',
    waitsForDisk: '服务器无法写入磁盘。一旦可以写入，任务会自动继续，不会丢失任何内容。',
    percentDone: '已完成 {percent}',
    optimized: {
      product: '已优化 {n} 个产品',
      collection: '已优化 {n} 个产品系列',
      article: '已优化 {n} 篇博客文章',
      upload: '已优化 {n} 张图片'
    },
    restored: {
      product: '已还原 {n} 个产品的图片',
      collection: '已还原 {n} 个产品系列的图片',
      article: '已还原 {n} 篇博客文章的图片',
      upload: '已还原 {n} 张图片'
    },
    notOptimized: '{n} 张图片无法优化',
    notRestored: '{n} 张图片无法还原',
    imagesDone: '已完成 {done}/{all} 张图片',
    alreadyOptimal: '{n} 张图片已是最佳',
    skippedUnpaid: '已跳过 {n} 张：额度已用完',
    review: '查看'
  },
  history: {
    title: '优化记录',
    note: '原图保留 {days} 天。',
    tabs: { product: '产品', collection: '产品系列', article: '博客', upload: '其他' },
    search: {
      product: '搜索产品',
      collection: '搜索产品系列',
      article: '搜索博客文章',
      upload: '搜索图片'
    },
    selected: '已选择 {n} 项',
    unselect: '清除选择',
    restoreMany: '还原',
    reoptimizeMany: '重新优化',
    fromPlan: '{plan} 及以上套餐',
    wrongState: {
      product: '所选产品当前的状态不支持此操作。请选择其他产品。',
      collection: '所选产品系列当前的状态不支持此操作。请选择其他产品系列。',
      article: '所选博客文章当前的状态不支持此操作。请选择其他博客文章。',
      upload: '所选图片当前的状态不支持此操作。请选择其他图片。'
    },
    pageSelected: '已选择此页的全部 {n} 项。',
    allSelected: {
      product: '已选择全部 {n} 个产品。',
      collection: '已选择全部 {n} 个产品系列。',
      article: '已选择全部 {n} 篇博客文章。',
      upload: '已选择全部 {n} 张图片。'
    },
    selectAll: {
      product: '选择全部 {n} 个匹配的产品',
      collection: '选择全部 {n} 个匹配的产品系列',
      article: '选择全部 {n} 篇匹配的博客文章',
      upload: '选择全部 {n} 张匹配的图片'
    },
    confirmRestore: {
      title: '全部还原？',
      text: {
        product: '将还原 {n} 个产品的原图。',
        collection: '将还原 {n} 个产品系列的原图。',
        article: '将还原 {n} 篇博客文章的原图。',
        upload: '将 {n} 张图片还原为原图。'
      },
      go: '全部还原'
    },
    confirmReoptimize: {
      title: '全部重新优化？',
      text: {
        product: '将从原图重新优化 {n} 个产品。',
        collection: '将从原图重新优化 {n} 个产品系列。',
        article: '将从原图重新优化 {n} 篇博客文章。',
        upload: '将从原图重新优化 {n} 张图片。'
      },
      go: '全部重新优化'
    },
    daysLeft: '还有 {n} 天可还原',
    excluded: '已排除',
    exclude: '从优化中排除',
    include: '重新纳入优化',
    selectPage: '选择此页的全部项目',
    selectRow: '选择“{title}”',
    name: '名称',
    status: '状态',
    changes: '更改',
    size: '大小',
    saved: '节省',
    actions: '操作',
    none: '无',
    before: '之前：',
    after: '之后：',
    images: '{n} 张图片',
    compressed: '已压缩',
    partly_done: '部分完成',
    already_optimal: '已是最佳',
    not_compressed: '未压缩',
    restored: '已还原',
    failed: '失败',
    expired: '已过期',
    deleted: '已删除',
    toJpg: 'PNG 转 JPG',
    altText: '替代文本',
    fileName: '文件名',
    watermark: '水印',
    compare: '对比',
    download: '下载',
    restore: '还原原图',
    more: '“{title}”的更多操作',
    emptyUrl: 'URL 为空',
    results: '{n} 条结果',
    empty: '这里还没有数据',
    emptyLine: '您优化的图片会显示在这里。',
    emptyUploads: '您上传的图片会显示在这里。',
    upload: '上传图片',
    noHits: '请尝试其他搜索词。',
    notLoaded: '无法加载优化记录',
    tryAgainLine: '请检查网络连接，然后重试。',
    tryAgain: '重试',
    optimize: '优化图片',
    exportCsv: '导出 CSV',
    notDone: '操作未完成。请检查网络连接，然后重试。'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: '您的会话已结束。请重新打开应用登录。',
    wrongToken: '此访问令牌无效。',
    shopClosed: '应用已不再与您的商店连接。请从商店后台重新打开应用。',
    otherOrigin: '此请求来自其他网站，已被拒绝。',
    notFound: '此网址没有内容。',
    fault: '请稍后重试',
    malformed: '无法读取请求：{detail}',
    field: '“{field}”缺失或格式错误：{detail}',
    tooLarge: '请求太大。',
    tooLong: '“{field}”太长：最多 {most|local} 个字符。',
    tooMany: '“{field}”的条目过多：最多 {most|local} 个。',
    addressTooLong: '地址太长：最多 {most|local} 个字符和 {parameters|local} 个参数。',
    keyOfOtherCall: '此 Idempotency-Key 属于另一个调用。',
    keyNotAnswered:
      '使用此 Idempotency-Key 的第一次调用未得到答复。请先确认它已执行的操作，再重新发送。',
    tooManyRequests: '请求过多。请稍后重试。',
    unknownLanguage: '语言“{language}”不可用。',
    unknownSwitch: '“{name}”不是此应用的设置。',
    linkExpired: '此链接已过期。请重新加载页面以获取新链接。',
    fileGone: '此图片已不存在。',
    storeUnreachable: '目前无法连接商店。请稍后重试。',
    quotaUsedUp: '您的图片额度已用完。升级到更大的套餐后，还可优化 {count|local} 张图片。',
    quotaShort: '图片额度可用于这 {chosen|local} 张图片中的 {covered|local} 张。',
    planLacks: '您的套餐不包含此功能。{plan|money} 及以上套餐可用。',
    wrongState: {
      product: '所选产品当前的状态不支持此操作。请选择其他产品。',
      collection: '所选产品系列当前的状态不支持此操作。请选择其他产品系列。',
      blog: '所选博客文章当前的状态不支持此操作。请选择其他博客文章。',
      image: '所选图片当前的状态不支持此操作。请选择其他图片。'
    },
    nothingToOptimize: '您选择的内容都已按当前设置优化。',
    nothingRunning: '没有正在进行的任务。',
    alreadyEstimating: '正在估算中。请在估算完成后重试。',
    noTarget: '请至少设置一个优化项目，然后才能开始优化。',
    onlyPublished: '目前仅优化已发布产品的图片。您可以在设置中更改。',
    diskFull: '服务器磁盘已满，因此未保存任何内容。请稍后重试。',
    diskReadOnly: '服务器无法写入磁盘，因此未保存任何内容。请稍后重试。',
    unknownImage: '优化记录中没有此图片。'
  },
  reasons: {
    empty: '文件是空的。',
    'not-a-picture': '文件不是图片。',
    damaged: '文件已损坏或不完整。',
    'too-large': '文件超过 50 MB。',
    'too-many-pixels': '图片超过 1 亿像素；PNG 和 WebP 不能超过 5000 万像素。',
    'too-many-frames': '动画的帧数过多。',
    avif: '不支持 AVIF 图片，这类图片本来就很小。图片保持不变。',
    heic: '不支持 HEIC 图片，大多数浏览器也无法显示。请另存为 JPEG。',
    watermark: '无法读取水印。请在设置中重新选择。',
    unsupported: '不支持此类图片。请使用 JPEG、PNG、GIF 或 WebP。',
    'took-too-long': '图片处理时间过长，已中止。',
    'worker-died': '无法处理此图片。',
    'disk-full': '磁盘已满。请释放一些空间，然后重新优化。',
    refused: '商店未接受新的图片。原来的图片仍然保留。',
    lost: '商店不再显示此图片。请还原图片，或在商店中重新上传。',
    'read-only': '商店不允许更改此图片。',
    gone: '图片已在商店中删除。',
    unreachable: '无法连接商店。请稍后重新优化。',
    'quota-used-up': '图片额度已用完。',
    'changed-in-store': '图片之后在商店中被更改，因此保持不变。',
    'backup-missing': '原图已不再保留。',
    fault: '处理此图片时出错。请重新优化。'
  },
  partly: {
    failed: '{count|local} 张图片无法优化',
    skipped: '已跳过 {count|local} 张图片'
  },
  replies: {
    started: '{count|local} 张图片已加入队列',
    restoring: '正在还原 {count|local} 张图片',
    stopped: '已停止。已优化的图片保持不变。',
    settingsSaved: '设置已保存',
    noted: '已记录',
    languageSaved: '语言已保存',
    rated: '感谢您的评分。'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default zh
