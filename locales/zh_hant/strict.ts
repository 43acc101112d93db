const encoded = '重新編碼圖片，並以較小的檔案取代較大的檔案。'
const forPhotographs = 'JPG 適用於照片，不支援透明。'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: { welcome: { line: '關於應用程式可以如何處理商店圖片的幾個問題。' } },
  imagesPage: { line: '壓縮圖片，並填寫其替代文字和檔名。' },
  privacy: {
    intro:
      'Page Speed Boost 為網路商店壓縮圖片、填寫替代文字和檔名，並預先載入頁面。本政策說明應用程式保存哪些與商店及其擁有者有關的資訊、用於何種目的，以及保存多久。'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: '瞭解測速工具在商店中測量什麼，以及哪些頁面會預先載入。',
    up: { line: '訪客的游標在連結上停留超過 65 毫秒時，會預先載入該頁面。測速工具的分數不變。' },
    video: {
      line: '游標停在連結上時，會在點擊之前載入該頁面。'
    },
    opportunities: {
      title: '檢測指出的項目',
      line: '檢測發現的項目及其估算值，針對使用{device}的訪客。',
      saving: '估算 {ms}'
    },
    faq: {
      scoreAnswer:
        '不會。測速工具只開啟一個頁面，不會點擊任何連結，因此分數不變。改變的是載入頁面的時間：在點擊之前，而不是之後。'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
