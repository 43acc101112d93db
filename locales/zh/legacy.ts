/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: '旧版设置',
  line: '与设置页面上的设置相同，以旧版形式显示。',
  newer: '前往新版设置',
  mode: '优化方式',
  automatic: '自动',
  automaticLine: '新增和更改的图片会自动优化。',
  manual: '手动',
  manualLine: '每次更改图片后，您需要在应用中手动优化。',
  options: {
    '1': '所有产品图片',
    '2': '仅已发布的产品图片',
    '3': '博客文章图片',
    '4': '手动产品系列的图片',
    '5': '自动产品系列的图片'
  },
  targets: '要处理的图片',
  autoQuality: '设置页面上已选择“自动”。在这里选择会替换该设置。',
  quality: '质量',
  qualityValue: '{quality}/100',
  progress: '进度',
  running: '已完成 {done}/{all} 个产品',
  upgradeTitle: '自动优化',
  upgradeText: '新版本会自动优化新增和更改的图片，需要您再次授权。',
  authorise: '授权应用',
  notUpgraded: '升级应用，获得更好的体验。',
  guideTitle: '设置指南',
  guideLine: '选择要优化的内容，只需不到一分钟。',
  guideStart: '开始',
  guideDone: '设置指南已完成！',
  guideNext: '正在前往“图片优化”。'
}
