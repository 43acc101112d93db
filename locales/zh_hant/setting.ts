/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: '設定',
  line: '您的帳號，以及圖片的最佳化方式。',
  account: '帳號',
  signedIn: '您已使用存取權杖登入。',
  signOut: '登出',
  signOutEverywhere: '在所有裝置上登出',
  images: '圖片最佳化設定',
  sections: {
    image_opt: '最佳化圖片',
    alt_text: '圖片替代文字',
    file_name: '圖片檔名'
  },
  lines: {
    image_opt: '壓縮圖片，讓頁面載入更快。',
    alt_text: '為搜尋引擎和螢幕閱讀器填寫圖片說明。',
    file_name: '為圖片檔案設定搜尋引擎看得懂的名稱。'
  },
  on: '已開啟',
  off: '已關閉',
  unsaved: '未儲存的變更',
  discard: '捨棄',
  save: '儲存',
  saveAndTurnOn: '儲存並開啟',
  reload: '重新載入',
  firstSetup: '初次設定',
  setUp: '前往設定',
  noTarget: '請先至少選擇一種要最佳化的圖片。',
  noWatermark: '請先上傳浮水印圖片，再進行儲存。',
  auto: '自動',
  autoLine: '在訪客看不出差別的前提下，將每張圖片壓縮到最小。',
  customLine: '所有圖片使用相同的等級。',
  exactLevel: '{level}（品質 {quality}）',
  resize: '圖片尺寸',
  longestSide: '縮小較大的圖片',
  longestSideLabel: '長邊（像素）',
  longestSideWrong: '請輸入 100 到 20000 之間的整數（像素）。'
}

/** The watermark section of the settings. */
export const watermark = {
  title: '浮水印',
  switch: '加上浮水印',
  notGif: 'GIF 圖片不會加上浮水印。',
  mayEnlarge: '浮水印可能會讓檔案變大。',
  drop: '將圖片拖放到這裡，或',
  choose: '選擇圖片',
  hint: '.jpg .jpeg .png，不超過 500 KB',
  refused: '無法上傳以下圖片：',
  wrongType: '不支援「{name}」。檔案類型必須為 .jpg、.jpeg 或 .png。',
  tooLarge: '「{name}」({size}) 太大。浮水印圖片不得超過 500 KB。',
  unreadable: '無法將「{name}」讀取為圖片。',
  picture: '浮水印圖片',
  remove: '移除浮水印圖片',
  replace: '取代',
  size: '大小',
  sizeValue: '圖片高度的 {percent}',
  opacity: '不透明度',
  position: '位置',
  positions: {
    t_l: '左上',
    t_c: '中上',
    t_r: '右上',
    c: '置中',
    b_l: '左下',
    b_c: '中下',
    b_r: '右下'
  },
  preview: '用您的一張圖片預覽',
  sample: '您商店中加上浮水印的一張圖片'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: '要填寫的項目',
  alt_text: {
    allProducts: '所有商品圖片的替代文字',
    publishedProducts: '僅限已發佈商品圖片的替代文字',
    product: '商品圖片的替代文字',
    collection: '商品系列圖片的替代文字',
    blogs: '網誌文章圖片的替代文字',
    productTemplate: '商品圖片的替代文字',
    collectionTemplate: '商品系列圖片的替代文字',
    blogsTemplate: '網誌文章圖片的替代文字'
  },
  file_name: {
    allProducts: '所有商品圖片的檔名',
    publishedProducts: '僅限已發佈商品圖片的檔名',
    product: '商品圖片的檔名',
    collection: '商品系列圖片的檔名',
    blogs: '網誌文章圖片的檔名',
    productTemplate: '商品圖片的檔名',
    collectionTemplate: '商品系列圖片的檔名',
    blogsTemplate: '網誌文章圖片的檔名'
  },
  scope: '商品範圍',
  blankOnly: '僅限沒有替代文字的圖片',
  preview: '「{title}」的預覽',
  nothing: '無：圖片保留原有內容。'
}
