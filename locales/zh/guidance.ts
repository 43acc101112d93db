/** The setup guide (specification §13.4). */
export const guidance = {
  title: '设置您的商店',
  step: '第 {n} 步，共 {all} 步',
  progress: '设置进度',
  back: '返回',
  next: '下一步',
  later: '稍后设置',
  note: '不用担心，之后随时可以更改。',
  welcome: {
    title: '欢迎使用 Page Speed Boost',
    line: '图片更小，商店打开更快，也更容易被搜索到。设置只需不到 1 分钟。',
    points: {
      compress: '选择要压缩的图片',
      texts: '用文本模板自动填写替代文本和文件名',
      safe: '原图保留 {days} 天：所有更改都可撤销'
    },
    start: '立即开始'
  },
  look: {
    title: '您的商店现状',
    found: '{n} 张产品图片，{size}',
    empty: '您的商店还没有产品图片。以后添加的图片也可以优化。',
    preview: '优化前后',
    previewLine: '仅为预览：您的商店没有任何更改。',
    compressing: '正在压缩 {name}…',
    noGain: '这张图片无法再缩小。',
    goOn: '在此期间您可以继续设置。',
    noQuota: '您的套餐已没有剩余图片。'
  },
  images: {
    title: '您想压缩哪些图片？',
    line: '在您确认之前，不会压缩任何图片。您可以逐张压缩，也可以一次全部压缩。',
    product: '产品图片',
    blog: '博客文章图片',
    collection: '产品系列图片'
  },
  alt: {
    title: '替代文本优化',
    line: '搜索引擎和屏幕阅读器会读取图片的替代文本。',
    scopes: '要填写的替代文本',
    product: '产品图片的替代文本',
    all: '所有产品图片的替代文本',
    published: '仅已发布产品图片的替代文本',
    collection: '产品系列图片的替代文本',
    blog: '博客文章图片的替代文本',
    blank: '仅限没有替代文本的图片',
    template: {
      product: '产品替代文本',
      collection: '产品系列替代文本',
      blogs: '博客文章替代文本'
    },
    noScope: '请至少选择一种替代文本，或关闭此开关。'
  },
  file: {
    title: '图片文件名优化',
    line: '搜索引擎也会读取图片的文件名。',
    scopes: '要填写的文件名',
    product: '产品图片的文件名',
    all: '所有产品图片的文件名',
    published: '仅已发布产品图片的文件名',
    collection: '产品系列图片的文件名',
    blog: '博客文章图片的文件名',
    template: {
      product: '产品文件名',
      collection: '产品系列文件名',
      blogs: '博客文章文件名'
    },
    noScope: '请至少选择一种文件名，或关闭此开关。'
  },
  from: '{plan} 及以上套餐',
  emptyTemplate: '此项不能为空！',
  backup: {
    title: '原图会备份 {days} 天',
    line: '更改图片之前会先保存原图。{days} 天内，您可以一键还原图片及其文件名和替代文本，与更改前完全一样。',
    after: '此后将保留优化后的图片，并删除备份。'
  },
  done: {
    title: '您的商店已设置完成',
    plans: '正在前往套餐页面…',
    images: '正在前往图片页面…',
    skip: '暂不'
  },
  success: '成功',
  error: '错误',
  notKept: '无法保存您的进度。请检查网络连接。',
  completed: '设置指南已完成！',
  completedLine: '正在前往图片页面。',
  again: '重新查看指南',
  resumeTitle: '完成设置',
  resumeLine: '只需不到 1 分钟。',
  resume: '继续'
}
