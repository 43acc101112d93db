/** The upload dialog. */
export const uploads = {
  action: '上传图片',
  title: '上传图片',
  drop: '将图片拖放到此处',
  choose: '选择图片',
  hint: 'JPG 或 PNG，每张不超过 {size}，一次最多 {most} 张',
  badDrop: '文件类型必须为 .jpg、.jpeg 或 .png。',
  none: '您还没有上传任何图片',
  refusedTitle: '以下图片无法上传：',
  notSupported: '不支持“{name}”。文件类型必须为 .jpg 或 .png。',
  tooLarge: '“{name}”太大。文件不能超过 {size}。',
  isEmpty: '“{name}”是空文件。',
  tooMany: '“{name}”超出了数量限制。一次最多 {most} 张。',
  files: '要上传的图片',
  sent: '已上传',
  notSent: '未上传。请检查网络连接，然后重试。',
  retry: '重试：{name}',
  remove: '移除“{name}”',
  fileProgress: '“{name}”的上传进度',
  overall: '已上传 {n}/{all}',
  overallLabel: '所有图片的上传进度',
  options: '选项',
  pngToJpg: '将 PNG 转换为 JPG',
  pngToJpgLine: '最多可缩小 80%。',
  watermark: '添加水印',
  watermarkLine: '使用设置中的水印。文件可能会变大。',
  noWatermark: '请先在设置中上传水印图片。',
  start: '上传并优化',
  stop: '停止上传',
  leaveTitle: '停止上传？',
  leaveText: '这些图片将不会被优化。',
  leave: '停止上传',
  stay: '继续上传'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: '您还没有上传任何图片',
  refusedTitle: '以下图片无法上传：',
  notSupported: '不支持“{name}”。文件类型必须为 .jpg 或 .png。',
  tooLarge: '“{name}”太大。文件不能超过 50 MB。',
  incomplete: '“{name}”没有完整上传。请重新上传。',
  broken: '上传已中断。请重新上传文件。',
  linkUsed: '此上传地址已使用过。请获取新地址。',
  linkExpired: '此上传地址已过期。请重新上传文件。',
  unknown: '其中一个文件已不存在。请重新上传。',
  tooManyWaiting: '等待中的上传过多。请明天再试。'
}
