export const gain = {
  title: '优化后的图片轻了 {percent}',
  all: '所有已优化的图片',
  page: '典型产品页面的图片',
  fromTo: '从 {before} 到 {after}',
  pageNote: '典型产品页面取 {n} 个产品的中位数，所有图片按完整尺寸计算。',
  copies:
    'Shopify 会将大多数图片显示为它自己生成的较小副本。顾客在这些图片上节省得较少；在模板显示原文件的地方，则节省全部差额。'
}
