/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: '此项不能为空！',
  unknownField: '此处不能使用字段 {field}。',
  oneCompression: '请只选择一种压缩方式。',
  changedElsewhere:
    '这些设置刚刚在另一个标签页中被更改。没有内容被覆盖。请重新加载页面，然后重试。',
  watermarkMissing: '请先上传水印图片，然后再保存。',
  watermarkTooLarge: '水印图片不能超过 500 KB。',
  watermarkWrongType: '文件类型必须为 .jpg、.jpeg 或 .png。',
  watermarkTooManyPixels: '水印图片超过 1600 万像素。',
  watermarkDamaged: '水印图片已损坏或不完整。',
  notAllowed: '不允许使用此值'
}
