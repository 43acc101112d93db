/** The setup guide (specification §13.4). */
export const guidance = {
  title: '設定您的商店',
  step: '第 {n} 步，共 {all} 步',
  progress: '設定進度',
  back: '返回',
  next: '下一步',
  later: '稍後設定',
  note: '別擔心，之後隨時可以變更。',
  welcome: {
    title: '歡迎使用 Page Speed Boost',
    line: '圖片越小，商店載入越快，也更容易被搜尋到。不到 1 分鐘即可完成設定。',
    points: {
      compress: '選擇要壓縮的圖片',
      texts: '用範本自動填寫替代文字和檔名',
      safe: '原圖保留 {days} 天：所有變更都能復原'
    },
    start: '立即開始'
  },
  look: {
    title: '您的商店現況',
    found: '{n} 張商品圖片，{size}',
    empty: '您的商店還沒有商品圖片。之後新增的圖片也可以最佳化。',
    preview: '最佳化前後',
    previewLine: '僅供預覽：您的商店沒有任何變更。',
    compressing: '正在壓縮 {name}…',
    noGain: '這張圖片無法再縮小。',
    goOn: '在此期間您可以繼續設定。',
    noQuota: '您的方案已沒有剩餘圖片。'
  },
  images: {
    title: '您想壓縮哪些圖片？',
    line: '在您開始之前，不會壓縮任何圖片。您可以逐張壓縮，也可以一次全部壓縮。',
    product: '商品圖片',
    blog: '網誌文章圖片',
    collection: '商品系列圖片'
  },
  alt: {
    title: '替代文字最佳化',
    line: '搜尋引擎和螢幕閱讀器會讀取圖片的替代文字。',
    scopes: '要填寫的替代文字',
    product: '商品圖片的替代文字',
    all: '所有商品圖片的替代文字',
    published: '僅限已發佈商品圖片的替代文字',
    collection: '商品系列圖片的替代文字',
    blog: '網誌文章圖片的替代文字',
    blank: '僅限沒有替代文字的圖片',
    template: {
      product: '商品替代文字',
      collection: '商品系列替代文字',
      blogs: '網誌文章替代文字'
    },
    noScope: '請至少選擇一種替代文字，或關閉此開關。'
  },
  file: {
    title: '圖片檔名最佳化',
    line: '搜尋引擎也會讀取圖片的檔名。',
    scopes: '要填寫的檔名',
    product: '商品圖片的檔名',
    all: '所有商品圖片的檔名',
    published: '僅限已發佈商品圖片的檔名',
    collection: '商品系列圖片的檔名',
    blog: '網誌文章圖片的檔名',
    template: {
      product: '商品檔名',
      collection: '商品系列檔名',
      blogs: '網誌文章檔名'
    },
    noScope: '請至少選擇一種檔名，或關閉此開關。'
  },
  from: '{plan} 以上方案',
  emptyTemplate: '此欄位不得空白！',
  backup: {
    title: '原圖會備份 {days} 天',
    line: '變更圖片之前，會先儲存原圖。{days} 天內只要按一下，即可還原圖片及其檔名和替代文字，與變更前完全相同。',
    after: '之後會保留最佳化後的圖片，並刪除備份。'
  },
  done: {
    title: '您的商店已設定完成',
    plans: '正在前往方案頁面…',
    images: '正在前往圖片頁面…',
    skip: '暫時不要'
  },
  success: '成功',
  error: '錯誤',
  notKept: '無法儲存您的進度。請檢查網路連線。',
  completed: '設定指南已完成！',
  completedLine: '正在前往圖片頁面。',
  again: '重新瀏覽指南',
  resumeTitle: '完成設定',
  resumeLine: '不到 1 分鐘即可完成。',
  resume: '繼續'
}
