import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: '自动优化',
  line: '自动优化新增和更改的图片，以及从未优化过的图片。',
  on: '已开启',
  off: '已关闭',
  targets: '适用于',
  products: '产品图片',
  publishedProducts: '已发布的产品图片',
  collections: '产品系列图片',
  blogs: '博客文章图片',
  altText: '替代文本',
  fileName: '文件名',
  fromPlan: '{plan} 及以上套餐',
  noFeature: '自动优化已停用，因为尚未选择任何内容。请先设置要自动优化的内容。',
  setUp: '去设置',
  paused: '已暂停：图片额度已用完。有可用额度后会自动继续。',
  byHand: '每次更改图片后，您需要在应用中手动优化。',
  ask: '要开启自动优化吗？',
  turnOn: '开启',
  turnedOn: '自动优化已开启',
  notChanged: '无法更改。请检查网络连接，然后重试。',
  banner: '正在自动优化',
  bannerLine: '新增和更改的图片会自动优化。'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: '任务记录',
  line: '最近 90 天的任务，最新的在最前面。',
  open: '任务记录',
  kinds: {
    optimise: {
      product: '优化产品',
      collection: '优化产品系列',
      article: '优化博客文章',
      upload: '优化上传的图片'
    },
    reoptimise: {
      product: '重新优化产品',
      collection: '重新优化产品系列',
      article: '重新优化博客文章',
      upload: '重新优化上传的图片'
    },
    automatic: {
      product: '自动优化产品',
      collection: '自动优化产品系列',
      article: '自动优化博客文章',
      upload: '自动优化上传的图片'
    },
    restore: {
      product: '还原产品图片',
      collection: '还原产品系列图片',
      article: '还原博客文章图片',
      upload: '还原上传的图片'
    }
  },
  states: {
    queued: '排队中',
    running: '进行中',
    paused: '已暂停',
    stopping: '正在停止',
    done: '已完成',
    stopped: '已停止',
    partly: '部分完成',
    failed: '失败'
  },
  changed: '{n} 张图片已更改',
  unchanged: '{n} 张无需更改',
  skipped: '{n} 张未处理',
  left: '还剩 {n} 张',
  undo: '撤销',
  undoNamed: '撤销：{title}',
  undoTitle: '撤销此任务？',
  undoText:
    '此任务更改过的图片都会还原为原图、原文件名和原替代文本，不收取费用。其他任务所做的更改会保留。',
  failures: '{n} 张图片失败的原因',
  hideFailures: '收起',
  retry: '重试',
  retryNamed: '重试：{name}',
  retryAll: '全部重试',
  more: '显示更多',
  empty: '还没有任务',
  emptyLine: '每次优化或还原图片的记录都会显示在这里。'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: '已按您的设置排除',
    image: '已按您的设置排除',
    name: '其文件名在设置中被排除',
    size: '小于设置中的大小下限'
  },
  title: '排除项',
  line: '这些图片不会被优化，但仍可还原。',
  none: '无',
  names: '文件名',
  namesHelp: '每行一个。* 代表任意字符：logo-*、*.gif',
  below: '小于',
  belowUnit: 'KB',
  wrongNames: '最多 200 个文件名，每个不超过 255 个字符。',
  wrongSize: '请输入 0 到 51200 之间的整数 (KB)。'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '{count|local} 张图片会立即开始优化。',
  uses: '图片额度还剩 {left|local} 张，最多会用掉 {count|local} 张。',
  short: '图片额度可用于其中的 {left|local} 张。其余图片会等到有可用额度时再优化。',
  mustSetUp: '请至少设置一个优化项目，然后才能开始优化。',
  noFeature: '自动优化已停用，因为尚未选择任何内容。请先设置要自动优化的内容。',
  excluded: '您选择的内容已从优化中排除。请先重新纳入。',
  excludedDone: '已排除 {count|local} 张图片，今后不再处理',
  includedDone: '已重新纳入 {count|local} 张图片，今后会继续优化',
  paused: '已暂停。正在处理的图片会完成。',
  resumed: '已继续',
  nothingPaused: '没有已暂停的任务。',
  unknownRun: '此任务已不存在。',
  nothingToUndo: '没有可撤销的内容：这些图片之后已被还原或更改。',
  nothingToRetry: '没有可重试的内容。'
} satisfies BaseTranslation
