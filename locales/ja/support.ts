/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'サポートに問い合わせる',
  title: 'サポートに問い合わせる',
  line: 'ご要望や問題の内容をお知らせください。メールで回答します。',
  name: '名前',
  email: 'メールアドレス',
  subject: '件名',
  description: '内容',
  optional: '（任意）',
  send: '送信',
  sent: 'メッセージを受け付けました。ありがとうございます。',
  notSent: 'メッセージを送信できませんでした。接続を確認して、もう一度お試しください。',
  empty: {
    name: '名前を入力してください',
    email: 'メールアドレスを入力してください',
    description: '内容を入力してください'
  },
  badEmail: 'name@example.comのような正しい形式のメールアドレスを入力してください。',
  tooLong: {
    name: '名前が長すぎます。{most}文字以内で入力してください。',
    email: 'メールアドレスが長すぎます。{most}文字以内で入力してください。',
    title: '件名が長すぎます。{most}文字以内で入力してください。',
    description: '内容が長すぎます。{most}文字以内で入力してください。'
  },
  tooMany: 'この1時間に送信されたメッセージが多すぎます。しばらくしてからもう一度お試しください。'
}

export const language = {
  label: '言語',
  notSaved: '言語を保存できませんでした。接続を確認して、もう一度お試しください。'
}

export const review = {
  title: 'Page Speed Boostはいかがですか？',
  line: 'いただいた評価は、アプリの改善に役立てます。',
  stars: '評価',
  star: '星{n}つ',
  rate: 'アプリを評価',
  send: '評価を送信',
  later: 'あとで通知',
  dismiss: '閉じる',
  notSent: '評価を送信できませんでした。接続を確認して、もう一度お試しください。',
  thanks: '評価していただき、ありがとうございます。',
  both: 'アプリを公開で評価したり、詳しいご意見を送ったりすることもできます。',
  here: '詳しいご意見を送ることもできます。',
  inPublic: '公開で評価',
  tellMore: '意見を送る'
}

export const congratulations = {
  title: 'おめでとうございます',
  saved: '最初の最適化で{size}を削減しました',
  line: '新しいファイルは、元画像よりこれだけ小さくなっています。',
  see: '履歴を見る',
  open: '結果を見る',
  dismiss: '閉じる'
}

export const advert = {
  title: 'ストアに役立つアプリ',
  line: 'ストア向けのほかのアプリは「おすすめ」で確認できます。',
  open: 'アプリを見る',
  dismiss: '閉じる'
}
