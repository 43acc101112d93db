/** The upload dialog. */
export const uploads = {
  action: '上傳圖片',
  title: '上傳圖片',
  drop: '將圖片拖放到這裡',
  choose: '選擇圖片',
  hint: 'JPG 或 PNG，每張不超過 {size}，一次最多 {most} 張',
  badDrop: '檔案類型必須為 .jpg、.jpeg 或 .png。',
  none: '您尚未上傳任何圖片',
  refusedTitle: '無法上傳以下圖片：',
  notSupported: '不支援「{name}」。檔案類型必須為 .jpg 或 .png。',
  tooLarge: '「{name}」太大。檔案不得超過 {size}。',
  isEmpty: '「{name}」是空的檔案。',
  tooMany: '「{name}」超出數量限制。一次最多 {most} 張。',
  files: '要上傳的圖片',
  sent: '已上傳',
  notSent: '未上傳。請檢查網路連線，然後再試一次。',
  retry: '重試：{name}',
  remove: '移除「{name}」',
  fileProgress: '「{name}」的上傳進度',
  overall: '已上傳 {n}/{all}',
  overallLabel: '所有圖片的上傳進度',
  options: '選項',
  pngToJpg: '將 PNG 轉換為 JPG',
  pngToJpgLine: '最多可縮小 80%。',
  watermark: '加上浮水印',
  watermarkLine: '使用設定中的浮水印。檔案可能會變大。',
  noWatermark: '請先在設定中上傳浮水印圖片。',
  start: '上傳並最佳化',
  stop: '停止上傳',
  leaveTitle: '要停止上傳嗎？',
  leaveText: '這些圖片將不會進行最佳化。',
  leave: '停止上傳',
  stay: '繼續上傳'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: '您尚未上傳任何圖片',
  refusedTitle: '無法上傳以下圖片：',
  notSupported: '不支援「{name}」。檔案類型必須為 .jpg 或 .png。',
  tooLarge: '「{name}」太大。檔案不得超過 50 MB。',
  incomplete: '「{name}」未完整上傳。請重新上傳。',
  broken: '上傳已中斷。請重新上傳檔案。',
  linkUsed: '此上傳網址已使用過。請取得新的網址。',
  linkExpired: '此上傳網址已過期。請重新上傳檔案。',
  unknown: '其中一個檔案已不存在。請重新上傳。',
  tooManyWaiting: '等待中的上傳過多。請明天再試。'
}
