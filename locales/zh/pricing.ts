/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: '定价',
  line: '您的套餐、用量，以及其他套餐包含的内容。',
  subscription: 'Page Speed Boost，每月 {plan|money}',
  usageTerms: '超出套餐的图片：每 {images|local} 张为一份，每份 {price|money}，不足一份按一份计',
  succeed: '操作成功',
  decided: {
    free: '您已切换到免费套餐。',
    active: '您的套餐已更改。',
    declined: '您拒绝了此更改。套餐保持不变。',
    waiting: 'Shopify 尚未确认此更改。确认后套餐会立即更改。'
  },
  notice: {
    frozenTitle: '您的套餐已暂停',
    frozenLine:
      '您的商店有一笔 Shopify 账单尚未支付。支付前您使用免费套餐，支付后每月 {price|money} 的套餐会自动恢复。',
    testTitle: '您的商店不再是开发商店',
    testLine:
      '您每月 {price|money} 的套餐是免费测试。剩余的图片额度可使用至 {date}。如需保留此套餐，请订阅。',
    testEndedTitle: '您的免费测试套餐已结束',
    testEndedLine:
      '您的商店不再是开发商店，因此每月 {price|money} 的套餐不再免费。您现在使用免费套餐。',
    subscribe: '以每月 {price|money} 订阅',
    refusedTitle: '一笔收费被拒绝',
    refusedLine:
      '您最近一笔超额图片的收费未被接受。超额计费已关闭，不会再产生费用。如需重新开启，请联系客服。',
    heldTitle: '已达到超额计费的上限',
    heldLine:
      '在这 30 天内最多收取 {cap|money}，已收取 {used|money}。下一个 30 天开始时超额计费会自动恢复，提高上限则立即恢复。',
    nearTitle: '即将达到超额计费的上限',
    nearLine:
      '在这 30 天内最多收取 {cap|money}，已收取 {used|money}。达到上限后，超额计费会暂停，直到下一个 30 天开始。',
    until: '下一个 30 天从 {date} 开始。',
    raise: '将上限提高到 {cap|money}',
    failed: '无法提高上限。请检查网络连接后重试。'
  },
  promo: '前 {months} 个月立减 {rate}',
  promoLine: '新商店专享：请在 {date}前选择套餐。',
  usage: '您的用量',
  account: '账户',
  store: '商店',
  email: '邮箱',
  plan: '套餐',
  free: '免费套餐',
  paid: '每月 {price}',
  quota: '图片额度',
  quotaUsed: '已使用 {used}/{all} 张图片',
  addOn: '超额图片',
  addOnUsed: '已使用 {used}/{all} 张超额图片',
  addOnOff: '超额计费已关闭：额度用完后，优化将停止。',
  addOnOn: '超额计费已开启：每 {images} 张图片为一份，每份 {price}，不足一份按一份计。',
  addOnTip: '超出额度的图片为超额图片。您可以在“设置”中开启或关闭超额计费。',
  settings: '超额计费设置',
  reset: '您的额度将于 {date}重置。',
  once: '一次性额度：不会重置。',
  open: '还可优化 {n} 张图片',
  saved: '已优化 {n} 张图片，节省 {size}',
  compare: '套餐对比',
  feature: '功能',
  freeColumn: '免费',
  premiumColumn: 'Premium',
  yes: '包含',
  no: '不包含',
  features: {
    preload: '页面速度：预加载链接',
    products: '产品图片：压缩、PNG 转 JPG、水印',
    restore: '{days} 天内可还原原图',
    single: '单独优化和下载图片',
    others: '产品系列和博客文章图片',
    automatic: '自动优化新图片',
    bulk: '一次性还原和重新优化全部图片',
    alt: '用文本模板填写替代文本',
    names: '用文本模板填写文件名',
    upload: '优化您上传的图片'
  },
  faq: '常见问题',
  questions: {
    counts: '怎样算一张图片？',
    countsLine:
      '商店中被更改过的图片，每月只计一次，无论您重新优化多少次。优化失败或无法变小的图片不计入，还原和下载也不计入。',
    full: '额度用完后会怎样？',
    fullLine:
      '优化会停止，不会产生费用，除非您在“设置”中开启超额计费。开启后，超出的图片每 {images} 张为一份，每份收取 {price}，不足一份按一份计，直到达到套餐的上限。',
    reset: '我的额度什么时候重置？',
    resetLine:
      '每月在您的套餐开始的日期重置；如果当月没有该日期，则为当月最后一天。免费额度只提供一次。',
    billed: '什么时候扣费？',
    billedLine:
      'Shopify 每 30 天收取一次套餐费用。您的额度每月在同一天更新，因此账单日会逐渐早于额度更新日。额外图片的消费上限按 Shopify 的 30 天周期计算。',
    upgrade: '升级后会怎样？',
    upgradeLine: '更大的额度立即生效。本月已使用的数量会计入新额度，重置日期不变。',
    downgrade: '降级后会怎样？',
    downgradeLine:
      '您的订阅会立即结束，自动优化也会关闭。剩余的免费额度可以继续使用。已优化的图片保持不变。'
  }
}

const planPicker = {
  free: '免费',
  premium: 'Premium',
  month: '/ 月',
  once: '{n} 张图片，一次性',
  images: '每月 {n} 张图片',
  quota: '每月图片数',
  needs: '您的商店还有 {n} 张图片可以优化。每月 {all} 张图片的套餐即可满足。',
  fewer: '减少图片数',
  more: '增加图片数',
  perImage: '每张图片 {price}',
  addOn: '超出后每 {images} 张 {price}，仅在您开启后收取',
  freeTimes: '免费使用中',
  current: '当前套餐',
  upgrade: '升级',
  downgrade: '降级',
  yours: '您的套餐：{n} 张图片，每月 {price}',
  rate: '前 {months} 个月立减 {rate}',
  was: '原价',
  now: '前几个月的价格',
  endsIn: '优惠剩余 {days} 天 {time}',
  endsOn: '优惠截至 {date}',
  includes: {
    free: {
      products: '产品图片，含 PNG 转 JPG 和水印',
      restore: '{days} 天内可还原',
      speed: '页面速度，永久免费'
    },
    premium: {
      all: '包含免费套餐的全部功能',
      others: '产品系列和博客文章图片、上传图片',
      automatic: '自动优化',
      texts: '替代文本和文件名',
      bulk: '批量操作：还原、重新优化'
    }
  },
  warningTitle: '降级到免费套餐',
  warning: '如果现在降级到免费套餐，您将无法继续使用付费套餐中的功能。确定要降级吗？',
  warningTerms: '自动优化和超额计费会立即关闭。已付费周期的剩余部分不予退款。',
  stay: '再想想',
  go: '继续降级',
  failed: '无法更改套餐。请检查网络连接，然后重试。'
}

const imageSync = {
  note: '正在统计商店中的图片：目前 {n} 张。'
}

const overcharge = {
  title: '超额计费',
  enabled: '已启用',
  disabled: '已停用',
  price: '超出额度的图片：每 {images} 张为一份，每份 {price}，不足一份按一份计。',
  needsPlan: '付费套餐可用。',
  onHold: '自上一笔收费后已暂停，原因见“定价”页面。',
  ask: '要开启超额计费吗？',
  askText:
    '超出额度的图片每 {images} 张为一份，每份 {price}，不足一份按一份计。每月最多增加 {cap} 张，即最多 {most}。',
  limit: '每月上限',
  turnOn: '开启',
  plans: '查看套餐',
  succeed: '操作成功',
  failed: '请稍后重试'
}

const limits = {
  quotaTitle: '提醒：图片额度已用完',
  quotaLine: '在“设置”中开启超额计费后，才能优化新图片。',
  limitTitle: '已达到套餐上限',
  limitLine: '您的商店还有 {n} 张图片可以优化。',
  ownTitle: '已达到您自己设定的上限',
  ownLine: '本月需在“设置”中提高超额计费的上限后，才能优化新图片。',
  upgradeTitle: '您已达到套餐上限',
  upgradeLine:
    '本月您已使用 {blocks} 份超额图片。升级到下一档套餐，每月 {price} 即可优化 {images} 张图片。',
  settings: '设置',
  upgrade: '升级',
  trial: '申请更多试用额度',
  contact: '联系客服',
  dismiss: '关闭'
}

const confirmPage = {
  title: '确认套餐',
  line: '{store} 将订阅：',
  price: '价格',
  discount: '前 {months} 个月',
  monthly: '每月 {price}',
  period: '计费周期',
  everyMonth: '每月，直到您降级',
  usage: '超额图片',
  most: '每月最多 {price}，且仅在您开启超额计费后收取',
  local: '此服务器使用自己的账单系统：不会实际扣款。',
  until: '请在 {date}前确认。',
  approve: '批准',
  decline: '拒绝',
  over: {
    active: '此套餐已批准。',
    declined: '此套餐已拒绝。',
    expired: '此确认请求已过期。请重新选择套餐。',
    ended: '您已选择其他套餐，此确认请求已失效。'
  },
  back: '返回定价页面'
}

const pricingErrors = {
  wrongLimit: '请选择不超过 {most:number|local} 张图片的上限，以 {block:number|local} 张为单位。',
  notCapped: '超额计费仅适用于付费套餐。请先升级。',
  noPlans: '此服务器没有套餐：所有功能均已包含。',
  isFree: '您已在使用免费套餐。',
  samePlan: '您已在使用 {plan|money} 套餐。',
  smallerPlan: '若要换成更小的套餐，请先降级到免费套餐。',
  overtaken: '您的套餐在此期间有另一项更改。请查看后重试。',
  unreachable: '目前无法连接账单系统。请稍后重试。',
  refused: '账单系统未接受此操作。请联系客服，我们会进行核查。',
  noLimit: '没有可以提高的上限。',
  unknownCharge: '此确认不存在。'
}

/** All sections about pricing, spread into the dictionary. */
export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
