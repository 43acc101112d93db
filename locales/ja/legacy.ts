/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: '旧バージョンの設定',
  line: '設定ページと同じ内容を、旧バージョンの形式で表示しています。',
  newer: '新しい設定ページに移動',
  mode: '最適化モード',
  automatic: '自動',
  automaticLine: '新しい画像や変更された画像を自動で最適化します。',
  manual: '手動',
  manualLine: '変更するたびに、アプリで手動で最適化する必要があります。',
  options: {
    '1': 'すべての商品画像',
    '2': '公開中の商品画像のみ',
    '3': 'ブログ画像',
    '4': '手動コレクションの画像',
    '5': '自動コレクションの画像'
  },
  targets: '対象の画像',
  autoQuality: '設定ページでは「自動」が選択されています。ここで選択すると置き換えられます。',
  quality: '画質',
  qualityValue: '{quality}/100',
  progress: '進捗',
  running: '商品{done}/{all}件が完了',
  upgradeTitle: '自動最適化',
  upgradeText:
    '新しいバージョンでは、新しい画像や変更された画像を自動で最適化します。利用するには、アプリをもう一度承認する必要があります。',
  authorise: 'アプリを承認',
  notUpgraded: 'アプリをより快適に使うには、アップグレードしてください。',
  guideTitle: '初期設定ガイド',
  guideLine: '最適化する対象を選択します。1分もかかりません。',
  guideStart: '開始',
  guideDone: 'ガイドが完了しました！',
  guideNext: '「画像の最適化」に移動します。'
}
