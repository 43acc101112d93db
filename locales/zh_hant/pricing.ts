/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: '定價',
  line: '您的方案、用量，以及其他方案包含的內容。',
  subscription: 'Page Speed Boost，每月 {plan|money}',
  usageTerms: '超出方案的圖片：每 {images|local} 張為一組，每組 {price|money}，不足一組以一組計',
  succeed: '操作成功',
  decided: {
    free: '您已改用免費方案。',
    active: '您的方案已變更。',
    declined: '您拒絕了此變更。方案維持不變。',
    waiting: 'Shopify 尚未確認此變更。確認後方案會立即變更。'
  },
  notice: {
    frozenTitle: '您的方案已暫停',
    frozenLine:
      '您的商店有一筆 Shopify 帳單尚未付款。付款前您使用免費方案，付款後每月 {price|money} 的方案會自動恢復。',
    testTitle: '您的商店不再是開發商店',
    testLine:
      '您每月 {price|money} 的方案原本是免費測試。剩餘的圖片額度可使用至 {date}。如要保留此方案，請訂閱。',
    testEndedTitle: '您的免費測試方案已結束',
    testEndedLine:
      '您的商店不再是開發商店，因此每月 {price|money} 的方案不再免費。您現在使用免費方案。',
    subscribe: '以每月 {price|money} 訂閱',
    refusedTitle: '一筆收費遭到拒絕',
    refusedLine:
      '您最近一筆超額圖片的收費未被接受。超額計費已關閉，不會再產生費用。如需重新開啟，請聯絡客服。',
    heldTitle: '已達超額計費的上限',
    heldLine:
      '在這 30 天內最多收取 {cap|money}，已收取 {used|money}。下一個 30 天開始時超額計費會自動恢復，提高上限則立即恢復。',
    nearTitle: '即將達到超額計費的上限',
    nearLine:
      '在這 30 天內最多收取 {cap|money}，已收取 {used|money}。達到上限後，超額計費會暫停，直到下一個 30 天開始。',
    until: '下一個 30 天從 {date} 開始。',
    raise: '將上限提高至 {cap|money}',
    failed: '無法提高上限。請檢查網路連線，然後再試一次。'
  },
  promo: '前 {months} 個月享 {rate} 折扣',
  promoLine: '新商店專屬：請在 {date}前選擇方案。',
  usage: '您的用量',
  account: '帳號',
  store: '商店',
  email: '電子郵件',
  plan: '方案',
  free: '免費方案',
  paid: '每月 {price}',
  quota: '圖片額度',
  quotaUsed: '已使用 {used}/{all} 張圖片',
  addOn: '超額圖片',
  addOnUsed: '已使用 {used}/{all} 張超額圖片',
  addOnOff: '超額計費已關閉：額度用完後，最佳化便會停止。',
  addOnOn: '超額計費已開啟：每 {images} 張圖片為一組，每組 {price}，不足一組以一組計。',
  addOnTip: '超出額度的圖片為超額圖片。您可以在「設定」中開啟或關閉超額計費。',
  settings: '超額計費設定',
  reset: '您的額度將於 {date}重設。',
  once: '一次性額度：不會重設。',
  open: '還可最佳化 {n} 張圖片',
  saved: '已最佳化 {n} 張圖片，節省 {size}',
  compare: '方案比較',
  feature: '功能',
  freeColumn: '免費',
  premiumColumn: 'Premium',
  yes: '包含',
  no: '不包含',
  features: {
    preload: '頁面速度：預先載入連結',
    products: '商品圖片：壓縮、PNG 轉 JPG、浮水印',
    restore: '{days} 天內可還原原圖',
    single: '單獨最佳化和下載圖片',
    others: '商品系列和網誌文章圖片',
    automatic: '自動最佳化新圖片',
    bulk: '一次還原和重新最佳化所有圖片',
    alt: '用範本填寫替代文字',
    names: '用範本填寫檔名',
    upload: '最佳化您上傳的圖片'
  },
  faq: '常見問題',
  questions: {
    counts: '怎樣算一張圖片？',
    countsLine:
      '商店中有變更的圖片，每個月只計算一次，無論您重新最佳化幾次。失敗或無法縮小的圖片不計入，還原和下載也不計入。',
    full: '額度用完後會怎樣？',
    fullLine:
      '最佳化會停止，不會產生費用，除非您在「設定」中開啟超額計費。開啟後，超出的圖片每 {images} 張為一組，每組收取 {price}，不足一組以一組計，直到達到方案的上限。',
    reset: '我的額度何時重設？',
    resetLine:
      '每個月在您方案開始的日期重設；若該月沒有這個日期，則為該月最後一天。免費額度只提供一次。',
    billed: '什麼時候收費？',
    billedLine:
      'Shopify 每 30 天收取一次方案費用。您的額度每月在同一天重設，因此帳單日會逐漸早於額度重設日。超額計費的上限以 Shopify 的 30 天週期計算。',
    upgrade: '升級後會怎樣？',
    upgradeLine: '更大的額度立即生效。本月已使用的數量會計入新額度，重設日期維持不變。',
    downgrade: '降級後會怎樣？',
    downgradeLine:
      '您的訂閱會立即結束，自動最佳化也會關閉。剩餘的免費額度可以繼續使用。已最佳化的圖片維持不變。'
  }
}

const planPicker = {
  free: '免費',
  premium: 'Premium',
  month: '/ 月',
  once: '{n} 張圖片，一次性',
  images: '每月 {n} 張圖片',
  quota: '每月圖片數',
  needs: '您的商店還有 {n} 張圖片可以最佳化。每月 {all} 張圖片的方案即可涵蓋這些圖片。',
  fewer: '減少圖片數',
  more: '增加圖片數',
  perImage: '每張圖片 {price}',
  addOn: '超出後每 {images} 張 {price}，僅在您開啟超額計費後收取',
  freeTimes: '免費使用中',
  current: '目前方案',
  upgrade: '升級',
  downgrade: '降級',
  yours: '您的方案：{n} 張圖片，每月 {price}',
  rate: '前 {months} 個月享 {rate} 折扣',
  was: '原價',
  now: '前幾個月的價格',
  endsIn: '優惠剩餘 {days} 天 {time}',
  endsOn: '優惠至 {date}為止',
  includes: {
    free: {
      products: '商品圖片，含 PNG 轉 JPG 和浮水印',
      restore: '{days} 天內可還原',
      speed: '頁面速度，永久免費'
    },
    premium: {
      all: '包含免費方案的所有功能',
      others: '商品系列和網誌文章圖片、上傳圖片',
      automatic: '自動最佳化',
      texts: '替代文字和檔名',
      bulk: '一次處理所有圖片：還原、重新最佳化'
    }
  },
  warningTitle: '降級至免費方案',
  warning: '如果現在降級至免費方案，您將無法繼續使用付費方案的功能。確定要降級嗎？',
  warningTerms: '自動最佳化和超額計費會立即關閉。已付費週期的剩餘部分不予退款。',
  stay: '再想想',
  go: '繼續降級',
  failed: '無法變更方案。請檢查網路連線，然後再試一次。'
}

const imageSync = {
  note: '正在計算商店中的圖片：目前 {n} 張。'
}

const overcharge = {
  title: '超額計費',
  enabled: '已啟用',
  disabled: '已停用',
  price: '超出額度的圖片：每 {images} 張為一組，每組 {price}，不足一組以一組計。',
  needsPlan: '付費方案即可使用。',
  onHold: '自上一筆收費後已暫停，原因請見「定價」頁面。',
  ask: '要開啟超額計費嗎？',
  askText:
    '超出額度的圖片每 {images} 張為一組，每組 {price}，不足一組以一組計。每月最多增加 {cap} 張，即最多 {most}。',
  limit: '每月上限',
  turnOn: '開啟',
  plans: '查看方案',
  succeed: '操作成功',
  failed: '請稍後再試'
}

const limits = {
  quotaTitle: '提醒：圖片額度已用完',
  quotaLine: '在「設定」中開啟超額計費後，才能最佳化新圖片。',
  limitTitle: '已達方案上限',
  limitLine: '您的商店還有 {n} 張圖片可以最佳化。',
  ownTitle: '已達到您自己設定的上限',
  ownLine: '本月需在「設定」中提高超額計費的上限後，才能最佳化新圖片。',
  upgradeTitle: '您已達到方案上限',
  upgradeLine:
    '您本月已使用 {blocks} 組超額圖片。升級至下一級方案，每月 {price} 即可最佳化 {images} 張圖片。',
  settings: '設定',
  upgrade: '升級',
  trial: '申請更多試用額度',
  contact: '聯絡客服',
  dismiss: '關閉'
}

const confirmPage = {
  title: '確認方案',
  line: '{store} 將訂閱：',
  price: '價格',
  discount: '前 {months} 個月',
  monthly: '每月 {price}',
  period: '計費週期',
  everyMonth: '每月，直到您降級為止',
  usage: '超額圖片',
  most: '每月最多 {price}，且僅在您開啟超額計費後收取',
  local: '此伺服器使用自己的帳單系統：不會實際扣款。',
  until: '請在 {date}前確認。',
  approve: '核准',
  decline: '拒絕',
  over: {
    active: '此方案已核准。',
    declined: '此方案已拒絕。',
    expired: '此確認要求已過期。請重新選擇方案。',
    ended: '您已選擇其他方案，此確認要求已失效。'
  },
  back: '返回定價頁面'
}

const pricingErrors = {
  wrongLimit: '請選擇不超過 {most:number|local} 張圖片的上限，以 {block:number|local} 張為單位。',
  notCapped: '超額計費僅適用於付費方案。請先升級。',
  noPlans: '此伺服器沒有方案：所有功能皆已包含。',
  isFree: '您已在使用免費方案。',
  samePlan: '您已在使用 {plan|money} 方案。',
  smallerPlan: '若要換成較小的方案，請先降級至免費方案。',
  overtaken: '您的方案在此期間有另一項變更。請查看後再試一次。',
  unreachable: '目前無法連線至帳單系統。請稍後再試。',
  refused: '帳單系統未接受此操作。請聯絡客服，我們會進行確認。',
  noLimit: '沒有可以提高的上限。',
  unknownCharge: '此網址沒有待確認的方案。'
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
