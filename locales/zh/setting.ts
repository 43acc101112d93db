/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: '设置',
  line: '您的账户，以及图片的优化方式。',
  account: '账户',
  signedIn: '您已使用访问令牌登录。',
  signOut: '退出登录',
  signOutEverywhere: '在所有设备上退出登录',
  images: '图片优化设置',
  sections: {
    image_opt: '优化图片',
    alt_text: '图片替代文本',
    file_name: '图片文件名'
  },
  lines: {
    image_opt: '压缩图片，让页面加载更快。',
    alt_text: '为搜索引擎和屏幕阅读器填写图片说明。',
    file_name: '为图片文件设置搜索引擎可以理解的名称。'
  },
  on: '已开启',
  off: '已关闭',
  unsaved: '未保存的更改',
  discard: '放弃',
  save: '保存',
  saveAndTurnOn: '保存并开启',
  reload: '重新加载',
  firstSetup: '初次设置',
  setUp: '去设置',
  noTarget: '请至少设置一个优化项目，然后才能开始优化。',
  noWatermark: '请先上传水印图片，然后再保存。',
  auto: '自动',
  autoLine: '在访客看不出差别的前提下，把每张图片压缩到最小。',
  customLine: '所有图片使用相同的级别。',
  exactLevel: '{level}（质量 {quality}）',
  resize: '图片尺寸',
  longestSide: '缩小较大的图片',
  longestSideLabel: '长边（像素）',
  longestSideWrong: '请输入 100 到 20000 之间的整数（像素）。'
}

/** The watermark section of the settings. */
export const watermark = {
  title: '水印',
  switch: '添加水印',
  notGif: 'GIF 图片不添加水印。',
  mayEnlarge: '水印可能会使文件变大。',
  drop: '将图片拖放到此处，或',
  choose: '选择图片',
  hint: '.jpg .jpeg .png，不超过 500 KB',
  refused: '以下图片无法上传：',
  wrongType: '不支持“{name}”。文件类型必须为 .jpg、.jpeg 或 .png。',
  tooLarge: '“{name}” ({size}) 太大。水印图片不能超过 500 KB。',
  unreadable: '无法将“{name}”作为图片读取。',
  picture: '水印图片',
  remove: '移除水印图片',
  replace: '替换',
  size: '大小',
  sizeValue: '图片高度的 {percent}',
  opacity: '不透明度',
  position: '位置',
  positions: {
    t_l: '左上',
    t_c: '中上',
    t_r: '右上',
    c: '居中',
    b_l: '左下',
    b_c: '中下',
    b_r: '右下'
  },
  preview: '用您的一张图片预览',
  sample: '您商店中添加了水印的一张图片'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: '要填写的图片',
  alt_text: {
    allProducts: '所有产品图片的替代文本',
    publishedProducts: '仅已发布产品图片的替代文本',
    product: '产品图片的替代文本',
    collection: '产品系列图片的替代文本',
    blogs: '博客文章图片的替代文本',
    productTemplate: '产品图片的替代文本',
    collectionTemplate: '产品系列图片的替代文本',
    blogsTemplate: '博客文章图片的替代文本'
  },
  file_name: {
    allProducts: '所有产品图片的文件名',
    publishedProducts: '仅已发布产品图片的文件名',
    product: '产品图片的文件名',
    collection: '产品系列图片的文件名',
    blogs: '博客文章图片的文件名',
    productTemplate: '产品图片的文件名',
    collectionTemplate: '产品系列图片的文件名',
    blogsTemplate: '博客文章图片的文件名'
  },
  scope: '产品范围',
  blankOnly: '仅限没有替代文本的图片',
  preview: '“{title}”的预览',
  nothing: '无：图片保持原有内容。'
}
