const encoded = '画像を再エンコードし、小さいほうのファイルに置き換えます。'
const forPhotographs = 'JPGは写真向けの形式です。透明部分は扱えません。'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: { welcome: { line: 'ストアの画像に対してアプリが何を行うか、いくつか質問します。' } },
  imagesPage: { line: '画像を圧縮し、代替テキストとファイル名を作成します。' },
  privacy: {
    intro:
      'Page Speed Boostは、オンラインストアの画像の圧縮、代替テキストとファイル名の作成、ページの先読みを行うアプリです。本ポリシーでは、アプリがストアとその所有者についてどのような情報を、何のために、どれくらいの期間保持するかを説明します。'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'ストアの速度テストの計測結果と、先読みするページを確認できます。',
    up: {
      line: '訪問者がリンクにカーソルを65ミリ秒以上合わせると、そのページを先読みします。速度テストのスコアは変わりません。'
    },
    video: {
      line: 'カーソルをリンクに合わせると、クリックの前にリンク先のページが取得されます。'
    },
    opportunities: {
      title: '計測で見つかった項目',
      line: '{device}の訪問者について、計測で見つかった項目とその推定値です。',
      saving: '推定{ms}'
    },
    faq: {
      scoreAnswer:
        'いいえ。速度テストはページを1つ開くだけで何もクリックしないため、スコアは変わりません。変わるのはページを取得するタイミングで、クリックの後ではなく前になります。'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
