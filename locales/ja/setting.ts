/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: '設定',
  line: 'アカウントと画像の最適化方法を設定します。',
  account: 'アカウント',
  signedIn: 'アクセストークンでログインしています。',
  signOut: 'ログアウト',
  signOutEverywhere: 'すべてのデバイスからログアウト',
  images: '画像最適化の設定',
  sections: {
    image_opt: '画像の最適化',
    alt_text: '画像の代替テキスト',
    file_name: '画像のファイル名'
  },
  lines: {
    image_opt: '画像を圧縮して、ページの読み込みを速くします。',
    alt_text: '検索エンジンとスクリーンリーダー向けに画像の説明を作成します。',
    file_name: '検索エンジンが読み取れるファイル名を画像に付けます。'
  },
  on: 'オン',
  off: 'オフ',
  unsaved: '未保存の変更',
  discard: '破棄',
  save: '保存',
  saveAndTurnOn: '保存してオンにする',
  reload: '再読み込み',
  firstSetup: '初期設定',
  setUp: '設定する',
  noTarget: '最適化を行うには、少なくとも1つの項目を設定してください。',
  noWatermark: '保存するには、透かし画像をアップロードしてください。',
  auto: '自動',
  autoLine: '訪問者から見た画質を変えずに、画像ごとに最も小さいファイルにします。',
  customLine: 'すべての画像に同じレベルを適用します。',
  exactLevel: '{level}（画質{quality}）',
  resize: '画像サイズ',
  longestSide: '大きな画像を縮小',
  longestSideLabel: '長辺（ピクセル）',
  longestSideWrong: '100～20000の整数（ピクセル）を入力してください。'
}

/** The watermark section of the settings. */
export const watermark = {
  title: '透かし',
  switch: '透かしを追加',
  notGif: 'GIF画像に透かしは付きません。',
  mayEnlarge: '透かしを付けると、ファイルが大きくなることがあります。',
  drop: 'ここに画像をドロップするか、',
  choose: '画像を選択',
  hint: '.jpg .jpeg .png、500 KB以下',
  refused: '次の画像はアップロードできませんでした：',
  wrongType: '「{name}」は対応していない形式です。使用できるファイル形式は .jpg .jpeg .png です。',
  tooLarge: '「{name}」（{size}）は大きすぎます。透かし画像は500 KB以下にしてください。',
  unreadable: '「{name}」を画像として読み取れません。',
  picture: '透かし画像',
  remove: '透かし画像を削除',
  replace: '置き換える',
  size: 'サイズ',
  sizeValue: '画像の高さの{percent}',
  opacity: '不透明度',
  position: '位置',
  positions: {
    t_l: '左上',
    t_c: '中央上',
    t_r: '右上',
    c: '中央',
    b_l: '左下',
    b_c: '中央下',
    b_r: '右下'
  },
  preview: 'ストアの画像でプレビュー',
  sample: '透かしを付けたストアの画像'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: '作成対象の画像',
  alt_text: {
    allProducts: 'すべての商品画像の代替テキスト',
    publishedProducts: '公開中の商品画像の代替テキストのみ',
    product: '商品画像の代替テキスト',
    collection: 'コレクション画像の代替テキスト',
    blogs: 'ブログ画像の代替テキスト',
    productTemplate: '商品画像の代替テキスト',
    collectionTemplate: 'コレクション画像の代替テキスト',
    blogsTemplate: 'ブログ画像の代替テキスト'
  },
  file_name: {
    allProducts: 'すべての商品画像のファイル名',
    publishedProducts: '公開中の商品画像のファイル名のみ',
    product: '商品画像のファイル名',
    collection: 'コレクション画像のファイル名',
    blogs: 'ブログ画像のファイル名',
    productTemplate: '商品画像のファイル名',
    collectionTemplate: 'コレクション画像のファイル名',
    blogsTemplate: 'ブログ画像のファイル名'
  },
  scope: '対象の商品',
  blankOnly: '代替テキストのない画像のみ',
  preview: '{title}のプレビュー',
  nothing: '空欄：現在の内容がそのまま残ります。'
}
