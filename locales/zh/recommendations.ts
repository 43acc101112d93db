/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: '推荐',
  line: '为您的商店提供更多功能。',
  tabs: '应用来源',
  partners: 'channelwill 提供',
  own: '{product} 提供',
  frame: '合作伙伴的应用',
  partnersLine: '合作伙伴的应用位于单独的页面，会在新标签页中打开。',
  openPartners: '打开页面',
  free: '免费',
  rating: '{rating} 星（满分 5 星）',
  reviews: '{n} 条评价',
  noRating: '暂无评分',
  apps: {
    images: {
      title: '图片优化',
      text: '压缩产品、产品系列和博客文章的图片。原图会保留，所有更改都可撤销。',
      open: '优化图片'
    },
    speed: {
      title: '页面速度',
      text: '在访客打开页面之前预先加载，并检测您的商店在桌面设备和移动设备上的速度。',
      open: '查看页面速度'
    },
    texts: {
      title: '替代文本和文件名',
      text: '用您自己的文本模板为搜索引擎填写替代文本和文件名。',
      open: '选择文本模板'
    },
    store: {
      title: '预览商店',
      text: '本地商店的店面，包含优化后的图片并已开启加速。',
      open: '打开商店'
    }
  }
}
