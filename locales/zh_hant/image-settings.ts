/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: '此欄位不得空白！',
  unknownField: '這裡不能使用欄位 {field}。',
  oneCompression: '請只選擇一種壓縮方式。',
  changedElsewhere:
    '這些設定已在另一個分頁中變更，因此未儲存任何內容。請重新載入頁面，然後再試一次。',
  watermarkMissing: '請先上傳浮水印圖片，再進行儲存。',
  watermarkTooLarge: '浮水印圖片不得超過 500 KB。',
  watermarkWrongType: '檔案類型必須為 .jpg、.jpeg 或 .png。',
  watermarkTooManyPixels: '浮水印圖片超過 1600 萬像素。',
  watermarkDamaged: '浮水印圖片已損壞或不完整。',
  notAllowed: '不允許使用此值'
}
