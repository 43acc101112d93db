/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: '지원팀에 문의',
  title: '지원팀에 문의',
  line: '필요한 사항이나 문제를 알려 주세요. 이메일로 답변해 드립니다.',
  name: '이름',
  email: '이메일',
  subject: '제목',
  description: '내용',
  optional: '(선택 사항)',
  send: '보내기',
  sent: '감사합니다. 메시지가 접수되었습니다.',
  notSent: '메시지를 보내지 못했습니다. 연결을 확인하고 다시 시도하세요.',
  empty: {
    name: '이름을 입력하세요',
    email: '이메일을 입력하세요',
    description: '내용을 입력하세요'
  },
  badEmail: 'name@example.com과 같은 완전한 이메일 주소를 입력하세요.',
  tooLong: {
    name: '이름이 너무 깁니다. {most}자 이하로 입력하세요.',
    email: '이메일 주소가 너무 깁니다. {most}자 이하로 입력하세요.',
    title: '제목이 너무 깁니다. {most}자 이하로 입력하세요.',
    description: '내용이 너무 깁니다. {most}자 이하로 입력하세요.'
  },
  tooMany: '지난 1시간 동안 메시지를 너무 많이 보냈습니다. 나중에 다시 시도하세요.'
}

export const language = {
  label: '언어',
  notSaved: '언어를 저장하지 못했습니다. 연결을 확인하고 다시 시도하세요.'
}

export const review = {
  title: 'Page Speed Boost가 마음에 드시나요?',
  line: '평점은 앱을 개선하는 데 도움이 됩니다.',
  stars: '평점',
  star: '별점 {n}점',
  rate: '앱 평가하기',
  send: '평점 보내기',
  later: '나중에 알림',
  dismiss: '닫기',
  notSent: '평점을 보내지 못했습니다. 연결을 확인하고 다시 시도하세요.',
  thanks: '평가해 주셔서 감사합니다.',
  both: '앱을 공개적으로 평가하거나 의견을 더 보낼 수도 있습니다.',
  here: '의견을 더 보낼 수도 있습니다.',
  inPublic: '공개적으로 평가',
  tellMore: '의견 보내기'
}

export const congratulations = {
  title: '축하합니다',
  saved: '첫 최적화로 {size}만큼 절약했습니다',
  line: '새 파일이 원본보다 그만큼 작습니다.',
  see: '기록 보기',
  open: '결과 보기',
  dismiss: '닫기'
}

export const advert = {
  title: '스토어를 위한 추천 앱',
  line: '스토어에 도움이 되는 다른 앱은 ‘추천’에서 확인하세요.',
  open: '앱 보기',
  dismiss: '닫기'
}
