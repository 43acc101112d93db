/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'ストアの初期設定',
  step: 'ステップ{n}/{all}',
  progress: '初期設定の進捗',
  back: '戻る',
  next: '次へ',
  later: 'あとで設定する',
  note: '設定はあとからいつでも変更できます。',
  welcome: {
    title: 'Page Speed Boostへようこそ',
    line: '画像を軽くすると、ストアの表示が速くなり、検索でも見つかりやすくなります。初期設定は1分もかかりません。',
    points: {
      compress: '圧縮する画像を選択',
      texts: '代替テキストとファイル名をテンプレートから作成',
      safe: '元画像は{days}日間保管されるので、すべて元に戻せます'
    },
    start: 'さっそく始める'
  },
  images: {
    title: 'どの画像を圧縮しますか？',
    line: '操作するまで圧縮は行われません。1枚ずつでも、まとめてでも圧縮できます。',
    product: '商品画像',
    blog: 'ブログ記事の画像',
    collection: 'コレクション画像'
  },
  alt: {
    title: '代替テキストの最適化',
    line: '画像の代替テキストは、検索エンジンやスクリーンリーダーに読み取られます。',
    scopes: '作成する代替テキスト',
    product: '商品画像の代替テキスト',
    all: 'すべての商品画像の代替テキスト',
    published: '公開中の商品画像の代替テキストのみ',
    collection: 'コレクション画像の代替テキスト',
    blog: 'ブログ画像の代替テキスト',
    blank: '代替テキストのない画像のみ',
    template: {
      product: '商品の代替テキスト',
      collection: 'コレクションの代替テキスト',
      blogs: 'ブログの代替テキスト'
    },
    noScope: '代替テキストの対象を1つ以上選択するか、スイッチをオフにしてください。'
  },
  file: {
    title: '画像ファイル名の最適化',
    line: '画像のファイル名も検索エンジンに読み取られます。',
    scopes: '作成するファイル名',
    product: '商品画像のファイル名',
    all: 'すべての商品画像のファイル名',
    published: '公開中の商品画像のファイル名のみ',
    collection: 'コレクション画像のファイル名',
    blog: 'ブログ画像のファイル名',
    template: {
      product: '商品のファイル名',
      collection: 'コレクションのファイル名',
      blogs: 'ブログのファイル名'
    },
    noScope: 'ファイル名の対象を1つ以上選択するか、スイッチをオフにしてください。'
  },
  from: '{plan}プラン以上で利用可能',
  emptyTemplate: '内容を入力してください。',
  backup: {
    title: '元画像は{days}日間バックアップされます',
    line: '画像を変更する前に、元画像を保存します。{days}日以内なら、ファイル名と代替テキストも含めて、ワンクリックで元どおりに復元できます。',
    after: '期間を過ぎると、最適化後の画像は残り、バックアップは削除されます。'
  },
  done: {
    title: 'ストアの初期設定が完了しました',
    plans: '料金プランに移動しています…',
    images: '画像の一覧に移動しています…',
    skip: '今はしない'
  },
  success: '完了',
  error: 'エラー',
  notKept: '進捗を保存できませんでした。接続を確認してください。',
  completed: 'ガイドが完了しました！',
  completedLine: '画像の一覧に移動します。',
  again: 'もう一度最初から確認する',
  resumeTitle: '初期設定を完了しましょう',
  resumeLine: '1分もかかりません。',
  resume: '続ける'
}
