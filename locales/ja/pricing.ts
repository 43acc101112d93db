/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: '料金プラン',
  line: 'ご利用中のプランと利用状況、ほかのプランの内容を確認できます。',
  subscription: 'Page Speed Boost（月額{plan|money}）',
  usageTerms:
    'プランの画像枠を超えた場合、画像{images|local}枚ごとに{price|money}（端数は切り上げ）',
  succeed: '完了しました',
  decided: {
    free: '無料プランに変更されました。',
    active: 'プランが変更されました。',
    declined: '変更をキャンセルしました。現在のプランが継続されます。',
    waiting: 'Shopifyがまだ変更を確認していません。確認され次第、プランが変わります。'
  },
  notice: {
    frozenTitle: 'プランは一時停止中です',
    frozenLine:
      'ストアのShopifyの請求が未払いです。支払いが済むまでは無料プランになり、その後、月額{price|money}のプランが自動的に再開します。',
    testTitle: 'ストアは開発ストアではなくなりました',
    testLine:
      '月額{price|money}のプランは無料のテストでした。残りの画像は{date}まで使えます。プランを続けるには、登録してください。',
    testEndedTitle: '無料のテストプランは終了しました',
    testEndedLine:
      'ストアは開発ストアではなくなったため、月額{price|money}のプランは無料ではなくなりました。現在は無料プランです。',
    subscribe: '月額{price|money}で登録する',
    refusedTitle: '課金が受け付けられませんでした',
    refusedLine:
      '追加画像の直近の課金が受け付けられませんでした。超過課金はオフになり、これ以上の課金はありません。再びオンにするには、サポートにお問い合わせください。',
    heldTitle: '超過課金の上限に達しました',
    heldLine:
      'この30日間の上限{cap|money}のうち{used|money}が課金済みです。超過課金は、次の30日間が始まると自動的に再開します。上限を引き上げると、すぐに再開します。',
    nearTitle: '超過課金の上限に近づいています',
    nearLine:
      'この30日間の上限{cap|money}のうち{used|money}が課金済みです。上限に達すると、次の30日間が始まるまで超過課金は一時停止します。',
    until: '次の30日間は{date}に始まります。',
    raise: '上限を{cap|money}に引き上げる',
    failed: '上限を引き上げられませんでした。接続を確認して、もう一度お試しください。'
  },
  promo: '最初の{months}か月間{rate}オフ',
  promoLine: '新規ストア限定です。{date}までにプランを選択してください。',
  usage: '利用状況',
  account: 'アカウント',
  store: 'ストア',
  email: 'メールアドレス',
  plan: 'プラン',
  free: '無料プラン',
  paid: '月額{price}',
  quota: '画像枠',
  quotaUsed: '画像{all}枚中{used}枚を使用',
  addOn: '追加画像',
  addOnUsed: '追加画像{all}枚中{used}枚を使用',
  addOnOff: '超過課金はオフです。画像枠を使い切ると、最適化は停止します。',
  addOnOn: '超過課金はオンです。画像{images}枚ごとに{price}かかります（端数は切り上げ）。',
  addOnTip: '画像枠を超えた分は追加画像になります。超過課金は設定でオン/オフを切り替えられます。',
  settings: '超過課金の設定',
  reset: '画像枠は{date}にリセットされます。',
  once: '一度限りの画像枠です。リセットされません。',
  open: 'まだ最適化できる画像：{n}枚',
  saved: '画像{n}枚を最適化し、{size}を削減しました',
  compare: 'プランの比較',
  feature: '機能',
  freeColumn: '無料',
  premiumColumn: 'Premium',
  yes: '利用可',
  no: '利用不可',
  features: {
    preload: 'ページ速度：リンク先の先読み',
    products: '商品画像：圧縮、PNGからJPGへの変換、透かし',
    restore: '{days}日間の元画像の復元',
    single: '画像の個別の最適化とダウンロード',
    others: 'コレクション画像とブログ画像',
    automatic: '新しい画像の自動最適化',
    bulk: '一括での復元と再最適化',
    alt: 'テンプレートからの代替テキスト作成',
    names: 'テンプレートからのファイル名作成',
    upload: 'アップロードした画像の最適化'
  },
  faq: 'よくある質問',
  questions: {
    counts: '画像1枚はどのように数えられますか？',
    countsLine:
      'ストアで変更された画像は、同じ月に何度再最適化しても1枚として数えます。失敗した画像やサイズを小さくできなかった画像、復元、ダウンロードは数えません。',
    full: '画像枠を使い切るとどうなりますか？',
    fullLine:
      '最適化は停止し、設定で超過課金をオンにしない限り料金は発生しません。オンにすると、プランの上限まで、追加画像{images}枚ごとに{price}かかります（端数は切り上げ）。',
    reset: '画像枠はいつリセットされますか？',
    resetLine:
      '毎月、プランの開始日と同じ日にリセットされます。その日がない月は月末日です。無料の画像枠は一度限りです。',
    billed: '請求はいつですか？',
    billedLine:
      'Shopifyはプラン料金を30日ごとに請求します。枚数の枠は毎月同じ日に更新されるため、請求日は次第に枠の更新日より早くなります。追加画像の利用上限は、Shopifyの30日間に対して適用されます。',
    upgrade: 'アップグレードするとどうなりますか？',
    upgradeLine:
      '新しい画像枠をすぐに利用できます。今月の使用分は新しい画像枠に含まれ、更新日は変わりません。',
    downgrade: 'ダウングレードするとどうなりますか？',
    downgradeLine:
      'サブスクリプションはすぐに終了し、自動最適化はオフになります。無料の画像枠の残りは再び利用できます。最適化済みの画像はそのままです。'
  }
}

const planPicker = {
  free: '無料',
  premium: 'Premium',
  month: '/月',
  once: '画像{n}枚、一度限り',
  images: '画像{n}枚/月',
  quota: '1か月の画像数',
  needs: 'ストアには、最適化できる画像がまだ{n}枚あります。月{all}枚のプランで足ります。',
  fewer: '画像数を減らす',
  more: '画像数を増やす',
  perImage: '画像1枚あたり{price}',
  addOn: '超過分は画像{images}枚ごとに{price}（オンにした場合のみ）',
  freeTimes: '無料プランを利用中',
  current: '現在のプラン',
  upgrade: 'アップグレード',
  downgrade: 'ダウングレード',
  yours: 'ご利用中のプラン：画像{n}枚、月額{price}',
  rate: '{months}か月間{rate}オフ',
  was: '通常価格',
  now: '割引期間中の価格',
  endsIn: 'オファー終了まであと{days}日 {time}',
  endsOn: 'オファーは{date}に終了します',
  includes: {
    free: {
      products: '商品画像、PNGからJPGへの変換、透かし',
      restore: '{days}日間の復元',
      speed: 'ページ速度（ずっと無料）'
    },
    premium: {
      all: '無料プランのすべての機能',
      others: 'コレクション画像、ブログ画像、アップロード',
      automatic: '自動最適化',
      texts: '代替テキストとファイル名',
      bulk: '一括操作：復元、再最適化'
    }
  },
  warningTitle: '無料プランへのダウングレード',
  warning:
    '今すぐ無料プランにダウングレードすると、現在の有料プランの機能は利用できなくなります。ダウングレードしますか？',
  warningTerms:
    '自動最適化と超過課金はすぐにオフになります。支払い済み期間の残りは返金されません。',
  stay: 'もう少し考える',
  go: 'ダウングレードを続ける',
  failed: 'プランを変更できませんでした。接続を確認して、もう一度お試しください。'
}

const imageSync = {
  note: 'ストアの画像を集計しています。現在{n}枚です。'
}

const overcharge = {
  title: '超過課金',
  enabled: 'オン',
  disabled: 'オフ',
  price: '画像枠を超えた場合、画像{images}枚ごとに{price}かかります（端数は切り上げ）。',
  needsPlan: '有料プランで利用できます。',
  onHold: '直近の課金以降、一時停止中です。理由は料金プランのページで確認できます。',
  ask: '超過課金をオンにしますか？',
  askText:
    '画像枠を超えた場合、画像{images}枚ごとに{price}かかります（端数は切り上げ）。追加は1か月あたり最大{cap}枚、料金は最大{most}です。',
  limit: '月間上限',
  turnOn: 'オンにする',
  plans: 'プランを見る',
  succeed: '完了しました',
  failed: 'しばらくしてからもう一度お試しください'
}

const limits = {
  quotaTitle: '画像枠の上限に達しました',
  quotaLine: '設定で超過課金をオンにするまで、新しい画像は最適化できません。',
  limitTitle: 'プランの上限に達しました',
  limitLine: 'ストアには、まだ最適化できる画像が{n}枚あります。',
  ownTitle: 'ご自身で設定した上限に達しました',
  ownLine: '設定で超過課金の上限を引き上げるまで、今月は新しい画像を最適化できません。',
  upgradeTitle: 'プランの上限に達しました',
  upgradeLine:
    '今月は追加画像の課金が{blocks}回発生しています。次のプランでは、月額{price}で画像{images}枚まで利用できます。',
  settings: '設定',
  upgrade: 'アップグレード',
  trial: 'お試しクレジットの追加を依頼',
  contact: 'サポートに問い合わせる',
  dismiss: '閉じる'
}

const confirmPage = {
  title: 'プランの確認',
  line: '{store}に適用されるプラン：',
  price: '料金',
  discount: '最初の{months}か月間',
  monthly: '月額{price}',
  period: '請求',
  everyMonth: '毎月（ダウングレードするまで）',
  usage: '追加画像',
  most: '1か月あたり最大{price}（超過課金をオンにした場合のみ）',
  local: 'このサーバーは独自の請求機能を使用しています。実際の料金は発生しません。',
  until: '{date}までに回答してください。',
  approve: '承認する',
  decline: '承認しない',
  over: {
    active: 'このプランは承認されました。',
    declined: 'このプランは承認されませんでした。',
    expired: 'このオファーは期限切れです。プランをもう一度選択してください。',
    ended: '別のプランが選択されたため、このオファーは無効になりました。'
  },
  back: '料金プランに戻る'
}

const pricingErrors = {
  wrongLimit: '上限は{most:number|local}枚以下で、{block:number|local}枚単位で選択してください。',
  notCapped: '超過課金は有料プランで利用できます。先にアップグレードしてください。',
  noPlans: 'このサーバーにはプランがなく、すべての機能を利用できます。',
  isFree: 'すでに無料プランをご利用中です。',
  samePlan: 'すでに{plan|money}プランをご利用中です。',
  smallerPlan: '下位のプランに変更するには、先に無料プランにダウングレードしてください。',
  overtaken: 'その間に別のプラン変更が始まりました。内容を確認して、もう一度お試しください。',
  unreachable: '現在、請求システムに接続できません。しばらくしてからもう一度お試しください。',
  refused:
    '請求システムで受け付けられませんでした。サポートにお問い合わせください。確認いたします。',
  noLimit: '引き上げられる上限はありません。',
  unknownCharge: 'この確認ページは存在しません。'
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
