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

const ja = {
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
    skip: 'コンテンツにスキップ',
    navigation: 'メイン',
    dismiss: '閉じる',
    notifications: '通知',
    problem: '問題が発生しました'
  },
  signIn: {
    title: 'ログイン',
    line: 'サーバーの起動時に表示されたアクセストークンを入力してください。',
    token: 'アクセストークン',
    action: 'ログイン',
    wrong:
      'このアクセストークンは無効です。サーバーが最後に表示した行から、もう一度コピーしてください。'
  },
  dialog: {
    quota: {
      title: 'プランの上限に達しました',
      fit: 'できる分だけ最適化',
      upgrade: 'アップグレード'
    },
    close: '閉じる',
    cancel: 'キャンセル',
    tryAgain: '再試行',
    failed: '読み込めませんでした',
    checkConnection: '接続を確認して、もう一度お試しください。',
    loading: '読み込み中',
    from: '{plan}プラン以上',
    none: 'なし'
  },
  manual: {
    title: '手動で最適化',
    kinds: '最適化する対象',
    tabs: { product: '商品', collection: 'コレクション', article: 'ブログ' },
    search: {
      product: '商品を検索',
      collection: 'コレクションを検索',
      article: 'ブログ記事を検索'
    },
    name: '名前',
    state: 'ステータス',
    onlyOpen: '未最適化のみ',
    sort: '並べ替え',
    sorts: { open: '未最適化を先頭', size: 'サイズの大きい順' },
    selectAll: '{n}件すべてを選択',
    nothing: '最適化する対象を選択してください。',
    start: '最適化する',
    selectPage: 'このページをすべて選択',
    select: '{title}を選択',
    images: '画像{shown}枚',
    open: '未最適化',
    partly: '{all}枚中{done}枚を最適化済み',
    done: '最適化済み',
    excluded: '除外',
    someExcluded: '画像{n}枚を除外',
    exclude: '最適化から除外',
    include: '除外を解除',
    more: '{title}の操作',
    selected: '{count}件を選択中',
    left: '残り画像{shown}枚',
    tooMany: '一度に{most}件まで',
    clear: '選択を解除',
    optimize: {
      product: '商品{shown}件を最適化',
      collection: 'コレクション{shown}件を最適化',
      article: 'ブログ記事{shown}件を最適化'
    },
    empty: '表示するデータがありません',
    emptyLine: {
      product: '画像のある商品がここに表示されます。',
      collection: '画像のあるコレクションがここに表示されます。',
      article: '画像のあるブログ記事がここに表示されます。'
    },
    noHits: '別のキーワードで検索してください。',
    estimate: '削減量を見積もる',
    estimating: '数枚の画像で試しています…',
    estimated: '{size}のうち約{saved}（{percent}）を削減できます。',
    hardlyAny: '削減できる余地はほとんどありません。',
    estimateBasis:
      '画像{shown}枚中{tried}枚で見積もりました。画像は変更されず、画像枠も消費していません。'
  },
  paging: {
    label: 'ページ',
    rows: '表示件数',
    showing: '{total}件中{from}～{to}件を表示',
    page: '{page} / {pages}',
    previous: '前のページ',
    next: '次のページ',
    show: '表示'
  },
  compression: {
    title: '最適化の設定',
    targets: '最適化する画像',
    products: '商品画像',
    scope: '対象の商品',
    allProducts: 'すべての商品画像',
    publishedProducts: '公開中の商品画像のみ',
    collections: 'コレクション画像',
    blogs: 'ブログ画像',
    compression: '圧縮',
    custom: 'カスタム画質',
    lossless: 'ロスレス',
    losslessLine: 'すべてのピクセルをそのまま保持します。',
    level: '圧縮レベル',
    levels: { low: '低', medium: '中', high: '高' },
    recommended: '{level}（推奨）',
    conversion: 'ファイル形式',
    pngToJpg: 'PNGをJPGに変換',
    pngToJpgLine: 'サイズを最大80%削減できます。',
    sizeControl: '変換後のサイズが元のサイズを超える場合は変換しない',
    flatten: '透明部分のある画像も白い背景にして変換',
    leaveTitle: '未保存の変更',
    leaveText: '変更が保存されていません。このページを離れますか？',
    leave: 'ページを離れる',
    stay: 'このページにとどまる'
  },
  compare: {
    title: '元画像と最適化後の画像',
    original: '元画像',
    optimized: '最適化後',
    reduction: '削減率',
    ...looks,
    fileType: 'ファイル形式',
    converted: '{from} → {to}',
    handle: '元画像と最適化後の画像の表示範囲を調整',
    share: '元画像{percent}',
    previous: '前の画像',
    next: '次の画像',
    position: '画像{total}枚中{position}枚目',
    restore: '元画像を復元',
    moreQuality: '画質を上げる',
    better: { medium: '圧縮レベル：中', low: '圧縮レベル：低', lossless: 'ロスレス' },
    best: 'この画像にはこれ以上高い画質はありません。',
    nothing: '比較できる画像がありません',
    nothingLine: '現在、圧縮済みの画像はありません。',
    originalMissing: '元画像を読み込めませんでした。',
    optimizedMissing: '最適化後の画像を読み込めませんでした。'
  },
  detail: {
    back: '画像の最適化',
    title: '最適化の詳細',
    kept: '画像データの保管期間は{days}日間です。',
    table: '{title}の画像',
    noItem: '表示するデータがありません',
    noItemLine: '履歴の行を開くと、画像に行った処理を確認できます。',
    empty: '表示するデータがありません',
    emptyLine: '過去30日間に処理した画像がここに表示されます。',
    toJpg: 'PNG→JPG',
    altText: '代替テキスト',
    fileName: 'ファイル名',
    watermark: '透かし',
    columns: {
      status: 'ステータス',
      fileType: 'ファイル形式',
      originalSize: '元のサイズ',
      ratio: '削減率',
      compressedSize: '圧縮後のサイズ',
      actions: '操作'
    },
    status: {
      compressed: '圧縮済み',
      not_compressed: '未圧縮',
      already_optimal: 'すでに最適',
      restored: '復元済み',
      failed: '失敗',
      expired: '期限切れ',
      deleted: '削除済み'
    },
    selectPage: 'このページをすべて選択',
    select: '{name}を選択',
    selected: '{count}件を選択中',
    clear: '選択を解除',
    restore: '復元',
    restoreOriginal: '元画像を復元',
    reOptimize: '再最適化',
    download: 'ダウンロード',
    compare: '比較',
    more: '{name}の操作',
    wrongState: 'この操作ができるステータスの画像を選択してください',
    noUrl: 'URLがありません',
    working: { optimize: '最適化中', restore: '復元中' },
    daysLeft: '復元期限まであと{n}日',
    delivered:
      'バックアップはストアに表示される状態の画像です。Shopifyはアップロードされた元のファイルをアプリに渡しません。',
    excluded: '除外',
    exclude: '最適化から除外',
    include: '除外を解除',
    progress: '画像{total}枚中{done}枚が完了',
    optimized: '画像{shown}枚を最適化しました',
    restored: '画像{shown}枚を復元しました',
    notDone: '画像{shown}枚の処理に失敗しました',
    alreadyOptimal: '画像{shown}枚はすでに最適です'
  },
  imagesPage: {
    title: '画像の最適化',
    line: '画像を軽くして、検索結果を改善します。',
    settings: '設定',
    optimize: '画像を最適化',
    notLoaded: '読み込めませんでした。接続を確認して、もう一度お試しください。'
  },
  stats: {
    label: '結果',
    totalSaved: '合計削減量',
    across: '画像{n}枚の合計',
    averageSaved: '平均削減量',
    perImage: '画像1枚あたり',
    averagePercent: '平均削減率',
    ofOriginal: '元のサイズに対する割合',
    freePlan: '無料プラン',
    prePlan: 'Premiumプラン',
    unlimited: '無制限',
    used: '画像{n}枚を使用',
    left: '残り画像{n}枚',
    addOn: '追加画像：{used} / {all}枚',
    quota: '画像{all}枚中{used}枚を使用'
  },
  run: {
    optimise: {
      product: '商品を最適化中',
      collection: 'コレクションを最適化中',
      article: 'ブログ記事を最適化中',
      upload: '画像を最適化中'
    },
    reoptimise: {
      product: '商品を再最適化中',
      collection: 'コレクションを再最適化中',
      article: 'ブログ記事を再最適化中',
      upload: '画像を再最適化中'
    },
    automatic: {
      product: '商品を自動最適化中',
      collection: 'コレクションを自動最適化中',
      article: 'ブログ記事を自動最適化中',
      upload: '画像を自動最適化中'
    },
    restore: {
      product: '商品画像を復元中',
      collection: 'コレクション画像を復元中',
      article: 'ブログ記事の画像を復元中',
      upload: '画像を復元中'
    },
    done: '{all}件中{n}件が完了しました。このページを離れても処理は続きます。',
    seconds: '残り1分未満',
    minutes: '残り約{n}分',
    hours: '残り約{n}時間',
    stop: '停止',
    pause: '一時停止',
    resume: '再開',
    paused: '一時停止中',
    undo: '元に戻す',
    notChanged: '実行できませんでした。接続を確認して、もう一度お試しください。',
    notStopped: '処理を停止できませんでした。接続を確認して、もう一度お試しください。',
    waitsForRoom:
      'サーバーのディスクに空きがありません。空きができ次第、自動的に再開します。失われるものはありません。',
    waitsForDisk:
      'サーバーがディスクに書き込めません。書き込めるようになり次第、自動的に再開します。失われるものはありません。',
    percentDone: '{percent}完了',
    optimized: {
      product: '商品{n}件を最適化しました',
      collection: 'コレクション{n}件を最適化しました',
      article: 'ブログ記事{n}件を最適化しました',
      upload: '画像{n}枚を最適化しました'
    },
    restored: {
      product: '商品{n}件の画像を復元しました',
      collection: 'コレクション{n}件の画像を復元しました',
      article: 'ブログ記事{n}件の画像を復元しました',
      upload: '画像{n}枚を復元しました'
    },
    notOptimized: '画像{n}枚を最適化できませんでした',
    notRestored: '画像{n}枚を復元できませんでした',
    imagesDone: '画像{all}枚中{done}枚が完了',
    alreadyOptimal: '画像{n}枚はすでに最適です',
    skippedUnpaid: '{n}枚をスキップ：画像枠を使い切りました',
    review: '確認'
  },
  history: {
    title: '最適化履歴',
    note: '元画像は{days}日間保管されます。',
    tabs: { product: '商品', collection: 'コレクション', article: 'ブログ', upload: 'その他' },
    search: {
      product: '商品を検索',
      collection: 'コレクションを検索',
      article: 'ブログ記事を検索',
      upload: '画像を検索'
    },
    selected: '{n}件を選択中',
    unselect: '選択を解除',
    restoreMany: '復元',
    reoptimizeMany: '再最適化',
    fromPlan: '{plan}プラン以上で利用可能',
    wrongState: {
      product: 'この操作ができるステータスの商品を選択してください',
      collection: 'この操作ができるステータスのコレクションを選択してください',
      article: 'この操作ができるステータスのブログ記事を選択してください',
      upload: 'この操作ができるステータスの画像を選択してください'
    },
    pageSelected: 'このページの{n}件をすべて選択しています。',
    allSelected: {
      product: '商品{n}件をすべて選択しています。',
      collection: 'コレクション{n}件をすべて選択しています。',
      article: 'ブログ記事{n}件をすべて選択しています。',
      upload: '画像{n}枚をすべて選択しています。'
    },
    selectAll: {
      product: '該当する商品{n}件をすべて選択',
      collection: '該当するコレクション{n}件をすべて選択',
      article: '該当するブログ記事{n}件をすべて選択',
      upload: '該当する画像{n}枚をすべて選択'
    },
    confirmRestore: {
      title: 'すべて復元しますか？',
      text: {
        product: '商品{n}件の画像が元画像に戻ります。',
        collection: 'コレクション{n}件の画像が元画像に戻ります。',
        article: 'ブログ記事{n}件の画像が元画像に戻ります。',
        upload: '画像{n}枚が元画像に戻ります。'
      },
      go: 'すべて復元'
    },
    confirmReoptimize: {
      title: 'すべて再最適化しますか？',
      text: {
        product: '商品{n}件を元画像から再最適化します。',
        collection: 'コレクション{n}件を元画像から再最適化します。',
        article: 'ブログ記事{n}件を元画像から再最適化します。',
        upload: '画像{n}枚を元画像から再最適化します。'
      },
      go: 'すべて再最適化'
    },
    daysLeft: '復元期限まであと{n}日',
    excluded: '除外',
    exclude: '最適化から除外',
    include: '除外を解除',
    selectPage: 'このページをすべて選択',
    selectRow: '{title}を選択',
    name: '名前',
    status: 'ステータス',
    changes: '変更内容',
    size: 'サイズ',
    saved: '削減',
    sort: '並べ替え',
    sorts: { newest: '新しい順', saved: '削減量の多い順', name: '名前順' },
    actions: '操作',
    none: 'なし',
    before: '変更前：',
    after: '変更後：',
    images: '画像{n}枚',
    compressed: '圧縮済み',
    partly_done: '一部完了',
    already_optimal: 'すでに最適',
    not_compressed: '未圧縮',
    restored: '復元済み',
    failed: '失敗',
    expired: '期限切れ',
    deleted: '削除済み',
    toJpg: 'PNG→JPG',
    altText: '代替テキスト',
    fileName: 'ファイル名',
    watermark: '透かし',
    compare: '比較',
    download: 'ダウンロード',
    restore: '元画像を復元',
    more: '{title}のその他の操作',
    emptyUrl: 'URLがありません',
    results: '{n}件の結果',
    empty: '表示するデータがありません',
    emptyLine: '最適化した画像がここに表示されます。',
    emptyUploads: 'アップロードした画像がここに表示されます。',
    upload: '画像をアップロード',
    noHits: '別のキーワードで検索してください。',
    notLoaded: '履歴を読み込めませんでした',
    tryAgainLine: '接続を確認して、もう一度お試しください。',
    tryAgain: '再試行',
    optimize: '画像を最適化',
    exportCsv: 'CSVをエクスポート',
    notDone: '実行できませんでした。接続を確認して、もう一度お試しください。'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'セッションが終了しました。アプリを開き直してログインしてください。',
    wrongToken: 'このアクセストークンは無効です。',
    shopClosed:
      'アプリとストアの接続が切れています。ストアの管理画面からアプリを開き直してください。',
    otherOrigin: '別のウェブサイトからのリクエストのため、拒否されました。',
    notFound: 'このURLには何もありません。',
    fault: 'しばらくしてからもう一度お試しください',
    malformed: 'リクエストを読み取れませんでした：{detail}',
    field: '「{field}」がないか、形式が正しくありません：{detail}',
    tooLarge: 'リクエストが大きすぎます。',
    tooLong: '「{field}」が長すぎます。{most|local}文字以内にしてください。',
    tooMany: '「{field}」の項目が多すぎます。{most|local}件以内にしてください。',
    addressTooLong:
      'アドレスが長すぎます。{most|local}文字以内、パラメータは{parameters|local}個以内にしてください。',
    keyOfOtherCall: 'この Idempotency-Key は別の呼び出しで使われています。',
    keyNotAnswered:
      'この Idempotency-Key の最初の呼び出しには応答がありませんでした。再送する前に、何が行われたかを確認してください。',
    tooManyRequests: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
    unknownLanguage: '言語「{language}」は利用できません。',
    unknownSwitch: '「{name}」はこのアプリの設定ではありません。',
    linkExpired:
      'このリンクは有効期限が切れています。ページを再読み込みして、新しいリンクを取得してください。',
    fileGone: 'この画像はもうありません。',
    storeUnreachable: '現在、ストアに接続できません。しばらくしてからもう一度お試しください。',
    quotaUsedUp:
      '画像枠を使い切りました。上位のプランにすると、さらに画像{count|local}枚を最適化できます。',
    quotaShort: '画像枠で最適化できるのは、この{chosen|local}枚のうち{covered|local}枚です。',
    planLacks: 'この機能は現在のプランに含まれていません。{plan|money}プラン以上で利用できます。',
    wrongState: {
      product: 'この操作ができるステータスの商品を選択してください',
      collection: 'この操作ができるステータスのコレクションを選択してください',
      blog: 'この操作ができるステータスのブログ記事を選択してください',
      image: 'この操作ができるステータスの画像を選択してください'
    },
    nothingToOptimize: '選択したものは、すべて現在の設定で最適化済みです。',
    nothingRunning: '実行中の処理はありません。',
    alreadyEstimating: 'すでに見積もりを実行しています。完了してから、もう一度お試しください。',
    noTarget: '最適化を行うには、少なくとも1つの項目を設定してください。',
    onlyPublished: '最適化されるのは公開中の商品の画像のみです。設定で変更できます。',
    diskFull:
      'サーバーのディスクに空きがないため、何も保存されませんでした。しばらくしてからもう一度お試しください。',
    diskReadOnly:
      'サーバーがディスクに書き込めないため、何も保存されませんでした。しばらくしてからもう一度お試しください。',
    databaseGone: 'サーバーが現在データベースに接続できません。1 分後にもう一度お試しください。',
    unknownImage: 'この画像は履歴にありません。'
  },
  reasons: {
    empty: 'ファイルが空です。',
    'not-a-picture': 'このファイルは画像ではありません。',
    damaged: 'ファイルが壊れているか、不完全です。',
    'too-large': 'ファイルが50 MBを超えています。',
    'too-many-pixels': '画像が1億画素（PNGまたはWebPの場合は5,000万画素）を超えています。',
    'too-many-frames': 'アニメーションのフレーム数が多すぎます。',
    avif: 'AVIF画像には対応していません。すでに軽量な形式のため、画像はそのまま残ります。',
    heic: 'HEIC画像には対応していません。ほとんどのブラウザで表示できないため、JPEGで保存してください。',
    colours:
      '画像の色情報を読み取れず、色が変わるおそれがあるため、そのまま残しました。最適化するにはsRGBで保存してください。',
    hdr: 'HDR写真は最適化するとHDRが失われるため、そのまま残しました。最適化するにはHDRなしで保存してください。',
    watermark: '透かしを読み取れませんでした。設定でもう一度選択してください。',
    unsupported:
      'この画像形式には対応していません。JPEG、PNG、GIF、WebPのいずれかを使用してください。',
    'took-too-long': '画像の処理に時間がかかりすぎたため、中止しました。',
    'worker-died': '画像を処理できませんでした。',
    'disk-full': 'ディスクの空き容量がありません。空き容量を増やして、もう一度最適化してください。',
    refused: 'ストアが新しい画像を受け付けませんでした。元の画像はそのまま残っています。',
    lost: 'ストアにこの画像が表示されなくなりました。復元するか、ストアにもう一度アップロードしてください。',
    'read-only': 'ストアでこの画像の変更が許可されていません。',
    gone: '画像がストアから削除されています。',
    unreachable: 'ストアに接続できませんでした。しばらくしてからもう一度最適化してください。',
    'quota-used-up': '画像枠を使い切りました。',
    'changed-in-store': '画像がその後ストアで変更されたため、そのまま残しました。',
    'backup-missing': '元画像の保管期間が終了しています。',
    'law-broken':
      'この処理の記録に食い違いが見つかったため、処理を停止しました。失われたものはありません。サポートにお問い合わせください。',
    fault: 'この画像で問題が発生しました。もう一度最適化してください。'
  },
  partly: {
    failed: '画像{count|local}枚を最適化できませんでした',
    skipped: '画像{count|local}枚をスキップしました'
  },
  replies: {
    started: '画像{count|local}枚を処理待ちに追加しました',
    restoring: '画像{count|local}枚を復元しています',
    stopped: '停止しました。完了した画像は最適化されたままです。',
    settingsSaved: '設定を保存しました',
    noted: '受け付けました',
    languageSaved: '言語を保存しました',
    rated: '評価していただき、ありがとうございます。'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default ja
