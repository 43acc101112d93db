/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: '聯絡客服',
  title: '聯絡客服',
  line: '請告訴我們您的需求或遇到的問題。我們會以電子郵件回覆。',
  name: '姓名',
  email: '電子郵件',
  subject: '主旨',
  description: '說明',
  optional: '（選填）',
  send: '傳送',
  sent: '謝謝，我們已收到您的訊息。',
  notSent: '無法傳送訊息。請檢查網路連線，然後再試一次。',
  empty: {
    name: '姓名不得空白',
    email: '電子郵件不得空白',
    description: '說明不得空白'
  },
  badEmail: '請輸入完整的電子郵件地址，例如 name@example.com。',
  tooLong: {
    name: '姓名太長：最多 {most} 個字元。',
    email: '電子郵件地址太長：最多 {most} 個字元。',
    title: '主旨太長：最多 {most} 個字元。',
    description: '說明太長：最多 {most} 個字元。'
  },
  tooMany: '您在過去一小時內傳送了太多訊息。請稍後再試。'
}

export const language = {
  label: '語言',
  notSaved: '無法儲存語言。請檢查網路連線，然後再試一次。'
}

export const review = {
  title: '您喜歡 Page Speed Boost 嗎？',
  line: '您的評分能幫助我們做得更好。',
  stars: '評分',
  star: '{n} 顆星',
  rate: '為應用程式評分',
  send: '送出評分',
  later: '稍後提醒我',
  dismiss: '關閉',
  notSent: '無法送出評分。請檢查網路連線，然後再試一次。',
  thanks: '感謝您的評分。',
  both: '您也可以公開評分，或告訴我們更多意見。',
  here: '您也可以告訴我們更多意見。',
  inPublic: '公開評分',
  tellMore: '告訴我們更多'
}

export const congratulations = {
  title: '恭喜',
  saved: '首次最佳化就為您節省了 {size}',
  line: '新檔案比原圖小了這麼多。',
  see: '查看紀錄',
  open: '查看結果',
  dismiss: '關閉'
}

export const advert = {
  title: '為您的商店增添更多功能',
  line: '在「推薦」中可以找到適合您商店的其他應用程式。',
  open: '查看應用程式',
  dismiss: '關閉'
}
