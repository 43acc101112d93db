/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: '联系客服',
  title: '联系客服',
  line: '请告诉我们您的需求或遇到的问题。我们会通过邮件回复。',
  name: '姓名',
  email: '邮箱',
  subject: '主题',
  description: '描述',
  optional: '（选填）',
  send: '发送',
  sent: '谢谢，我们已收到您的消息。',
  notSent: '无法发送消息。请检查网络连接，然后重试。',
  empty: {
    name: '姓名不能为空',
    email: '邮箱不能为空',
    description: '描述不能为空'
  },
  badEmail: '请输入完整的电子邮件地址，例如 name@example.com。',
  tooLong: {
    name: '姓名太长：最多 {most} 个字符。',
    email: '邮箱地址太长：最多 {most} 个字符。',
    title: '主题太长：最多 {most} 个字符。',
    description: '描述太长：最多 {most} 个字符。'
  },
  tooMany: '您在过去一小时内发送的消息过多。请稍后重试。'
}

export const language = {
  label: '语言',
  notSaved: '无法保存语言。请检查网络连接，然后重试。'
}

export const review = {
  title: '您喜欢 Page Speed Boost 吗？',
  line: '您的评分能帮助我们做得更好。',
  stars: '评分',
  star: '{n} 星',
  rate: '为应用评分',
  send: '提交评分',
  later: '稍后提醒我',
  dismiss: '关闭',
  notSent: '无法提交评分。请检查网络连接，然后重试。',
  thanks: '感谢您的评分。',
  both: '您还可以公开评分，或告诉我们更多意见。',
  here: '您还可以告诉我们更多意见。',
  inPublic: '公开评分',
  tellMore: '告诉我们更多'
}

export const congratulations = {
  title: '恭喜',
  saved: '首次优化就为您节省了 {size}',
  line: '新文件比原图小了这么多。',
  see: '查看记录',
  open: '查看结果',
  dismiss: '关闭'
}

export const advert = {
  title: '为您的商店提供更多功能',
  line: '在“推荐”中可以找到适合您商店的其他应用。',
  open: '查看应用',
  dismiss: '关闭'
}
