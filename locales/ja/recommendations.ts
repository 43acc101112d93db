/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'おすすめ',
  line: 'ストアをさらに充実させるアプリです。',
  tabs: 'アプリの提供元',
  partners: 'channelwillのアプリ',
  own: '{product}の機能',
  frame: 'パートナーのアプリ',
  partnersLine: 'パートナーのアプリは別のページにあり、新しいタブで開きます。',
  openPartners: 'ページを開く',
  free: '無料',
  rating: '星5つ中{rating}',
  reviews: 'レビュー{n}件',
  noRating: '評価はまだありません',
  apps: {
    images: {
      title: '画像の最適化',
      text: '商品、コレクション、ブログの画像を圧縮します。元画像を保管しているので、すべて元に戻せます。',
      open: '画像を最適化'
    },
    speed: {
      title: 'ページ速度',
      text: '訪問者が開く直前にページを先読みし、デスクトップとモバイルでのストアの表示速度を計測します。',
      open: 'ページ速度を見る'
    },
    texts: {
      title: '代替テキストとファイル名',
      text: 'ご自身のテンプレートから、検索エンジン向けの代替テキストとファイル名を作成します。',
      open: 'テンプレートを選択'
    },
    store: {
      title: 'ストアのプレビュー',
      text: '最適化した画像と高速化を適用した、ローカルストアのストアフロントです。',
      open: 'ストアを開く'
    }
  }
}
