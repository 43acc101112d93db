/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: '舊版設定',
  line: '與設定頁面的設定相同，以舊版形式顯示。',
  newer: '前往新版設定',
  mode: '最佳化模式',
  automatic: '自動',
  automaticLine: '新增和變更的圖片會自動最佳化。',
  manual: '手動',
  manualLine: '每次變更圖片後，您需要在應用程式中手動最佳化。',
  options: {
    '1': '所有商品圖片',
    '2': '僅限已發佈的商品圖片',
    '3': '網誌文章圖片',
    '4': '手動商品系列的圖片',
    '5': '自動商品系列的圖片'
  },
  targets: '要處理的圖片',
  autoQuality: '設定頁面已選擇「自動」。在這裡選擇會取代該設定。',
  quality: '品質',
  qualityValue: '{quality}/100',
  progress: '進度',
  running: '已完成 {done}/{all} 項商品',
  upgradeTitle: '自動最佳化',
  upgradeText: '新版本會自動最佳化新增和變更的圖片，需要您再次授權。',
  authorise: '授權應用程式',
  notUpgraded: '升級應用程式，享有更好的使用體驗。',
  guideTitle: '設定指南',
  guideLine: '選擇要最佳化的內容，不到一分鐘即可完成。',
  guideStart: '開始',
  guideDone: '設定指南已完成！',
  guideNext: '正在前往「圖片最佳化」。'
}
