/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: '요금제',
  line: '현재 요금제와 사용량, 다른 요금제의 혜택을 확인하세요.',
  subscription: 'Page Speed Boost, 월 {plan|money}',
  usageTerms:
    '요금제 한도를 초과하면 이미지 {images|local}개 단위마다 {price|money}(일부만 사용해도 청구)',
  succeed: '완료되었습니다',
  decided: {
    free: '이제 무료 요금제를 이용 중입니다.',
    active: '요금제가 변경되었습니다.',
    declined: '변경을 거부했습니다. 요금제가 그대로 유지됩니다.',
    waiting: 'Shopify에서 아직 변경을 확인하지 않았습니다. 확인되는 즉시 요금제가 변경됩니다.'
  },
  notice: {
    frozenTitle: '요금제가 일시 중지되었습니다',
    frozenLine:
      '스토어의 Shopify 청구서가 미납 상태입니다. 납부할 때까지 무료 요금제가 적용되며, 납부하면 월 {price|money} 요금제가 자동으로 다시 시작됩니다.',
    testTitle: '스토어가 더 이상 개발 스토어가 아닙니다',
    testLine:
      '월 {price|money} 요금제는 무료 테스트였습니다. 남은 이미지는 {date}까지 사용할 수 있습니다. 요금제를 유지하려면 구독하세요.',
    testEndedTitle: '무료 테스트 요금제가 종료되었습니다',
    testEndedLine:
      '스토어가 더 이상 개발 스토어가 아니므로 월 {price|money} 요금제는 이제 무료가 아닙니다. 현재 무료 요금제를 이용 중입니다.',
    subscribe: '월 {price|money}에 구독',
    refusedTitle: '청구가 거부되었습니다',
    refusedLine:
      '추가 이미지에 대한 마지막 청구가 승인되지 않았습니다. 초과 사용이 꺼져 있어 더 이상 청구되지 않습니다. 다시 켜려면 지원팀에 문의하세요.',
    heldTitle: '초과 사용 요금 한도에 도달했습니다',
    heldLine:
      '이번 30일 기간의 한도 {cap|money} 중 {used|money}가 청구되었습니다. 초과 사용은 다음 기간이 시작되면 자동으로 재개되고, 한도를 올리면 바로 재개됩니다.',
    nearTitle: '초과 사용 요금 한도에 가까워졌습니다',
    nearLine:
      '이번 30일 기간의 한도 {cap|money} 중 {used|money}가 청구되었습니다. 한도에 도달하면 다음 기간이 시작될 때까지 초과 사용이 일시 중지됩니다.',
    until: '다음 30일 기간은 {date}에 시작됩니다.',
    raise: '한도를 {cap|money}로 올리기',
    failed: '한도를 올리지 못했습니다. 연결을 확인하고 다시 시도하세요.'
  },
  promo: '처음 {months}개월 동안 {rate} 할인',
  promoLine: '신규 스토어 혜택입니다. {date}까지 요금제를 선택하세요.',
  usage: '사용량',
  account: '계정',
  store: '스토어',
  email: '이메일',
  plan: '요금제',
  free: '무료 요금제',
  paid: '월 {price}',
  quota: '이미지 한도',
  quotaUsed: '이미지 {all}개 중 {used}개 사용',
  addOn: '추가 이미지',
  addOnUsed: '추가 이미지 {all}개 중 {used}개 사용',
  addOnOff: '초과 사용이 꺼져 있습니다. 한도를 모두 사용하면 최적화가 중지됩니다.',
  addOnOn:
    '초과 사용이 켜져 있습니다. 이미지 {images}개 단위마다 {price}의 요금이 청구됩니다(일부만 사용해도 청구).',
  addOnTip: '한도를 초과한 이미지는 추가 이미지입니다. 초과 사용은 설정에서 켜거나 끌 수 있습니다.',
  settings: '초과 사용 설정',
  reset: '이미지 한도는 {date}에 갱신됩니다.',
  once: '한 번만 제공되는 한도이며 갱신되지 않습니다.',
  open: '이미지 {n}개를 더 최적화할 수 있습니다',
  saved: '이미지 {n}개 최적화, {size} 절약',
  compare: '요금제 비교',
  feature: '기능',
  freeColumn: '무료',
  premiumColumn: 'Premium',
  yes: '포함',
  no: '미포함',
  features: {
    preload: '페이지 속도: 링크 미리 불러오기',
    products: '제품 이미지: 압축, PNG를 JPG로 변환, 워터마크',
    restore: '최대 {days}일 동안 원본 복원',
    single: '개별 이미지 최적화 및 다운로드',
    others: '컬렉션 및 블로그 이미지',
    automatic: '새 이미지 자동 최적화',
    bulk: '한 번에 모두 복원 및 재최적화',
    alt: '템플릿으로 대체 텍스트 작성',
    names: '템플릿으로 파일 이름 작성',
    upload: '업로드한 이미지 최적화'
  },
  faq: '자주 묻는 질문',
  questions: {
    counts: '이미지 1개는 어떻게 계산되나요?',
    countsLine:
      '스토어에서 변경된 이미지는 같은 달에 몇 번을 다시 최적화해도 1개로 계산됩니다. 실패하거나 크기를 줄일 수 없는 이미지는 계산되지 않으며, 복원과 다운로드도 마찬가지입니다.',
    full: '이미지 한도를 모두 사용하면 어떻게 되나요?',
    fullLine:
      '최적화가 중지되며, 설정에서 초과 사용을 켜지 않는 한 요금이 청구되지 않습니다. 초과 사용을 켜면 요금제 상한까지 추가 이미지 {images}개 단위마다 {price}의 요금이 청구됩니다(일부만 사용해도 청구).',
    reset: '이미지 한도는 언제 갱신되나요?',
    resetLine:
      '매월 요금제를 시작한 날짜에 갱신되며, 해당 날짜가 없는 달에는 말일에 갱신됩니다. 무료 한도는 한 번만 제공됩니다.',
    billed: '언제 청구되나요?',
    billedLine:
      'Shopify는 30일마다 요금제 요금을 청구합니다. 이미지 한도는 매월 같은 날에 갱신되므로 시간이 지나면 청구일이 갱신일보다 앞당겨집니다. 초과 사용 요금 한도는 Shopify의 30일 기간에 적용됩니다.',
    upgrade: '업그레이드하면 어떻게 되나요?',
    upgradeLine:
      '더 큰 한도를 바로 사용할 수 있습니다. 이번 달에 사용한 이미지는 새 한도에 포함되며 갱신일은 그대로 유지됩니다.',
    downgrade: '다운그레이드하면 어떻게 되나요?',
    downgradeLine:
      '구독이 바로 종료되고 자동 최적화가 꺼집니다. 남아 있던 무료 한도를 다시 사용할 수 있습니다. 최적화된 이미지는 그대로 유지됩니다.'
  }
}

const planPicker = {
  free: '무료',
  premium: 'Premium',
  month: '/월',
  once: '이미지 {n}개, 1회 제공',
  images: '월 이미지 {n}개',
  quota: '월 이미지 수',
  needs:
    '스토어에 아직 최적화할 수 있는 이미지가 {n}개 있습니다. 월 이미지 {all}개 요금제면 충분합니다.',
  fewer: '이미지 수 줄이기',
  more: '이미지 수 늘리기',
  perImage: '이미지당 {price}',
  addOn: '초과 시 이미지 {images}개당 {price}, 초과 사용을 켠 경우에만 적용',
  freeTimes: '무료 이용 중',
  current: '현재 요금제',
  upgrade: '업그레이드',
  downgrade: '다운그레이드',
  yours: '내 요금제: 월 {price}, 이미지 {n}개',
  rate: '{months}개월 동안 {rate} 할인',
  was: '정상가',
  now: '할인 기간 요금',
  endsIn: '할인 종료까지 {days}일 {time}',
  endsOn: '할인 종료일: {date}',
  includes: {
    free: {
      products: '제품 이미지, PNG를 JPG로 변환 및 워터마크 포함',
      restore: '최대 {days}일 동안 원본 복원',
      speed: '페이지 속도, 평생 무료'
    },
    premium: {
      all: '무료 요금제의 모든 기능',
      others: '컬렉션 및 블로그 이미지, 업로드',
      automatic: '자동 최적화',
      texts: '대체 텍스트 및 파일 이름',
      bulk: '일괄 작업: 복원, 재최적화'
    }
  },
  warningTitle: '무료 요금제로 다운그레이드',
  warning:
    '지금 무료 요금제로 다운그레이드하면 현재 유료 요금제에 포함된 기능을 사용할 수 없습니다. 다운그레이드하시겠습니까?',
  warningTerms:
    '자동 최적화와 초과 사용이 즉시 꺼집니다. 이미 결제한 기간의 남은 부분은 환불되지 않습니다.',
  stay: '더 생각해 보기',
  go: '다운그레이드 계속',
  failed: '요금제를 변경하지 못했습니다. 연결을 확인하고 다시 시도하세요.'
}

const imageSync = {
  note: '스토어의 이미지를 집계하는 중입니다. 현재까지 {n}개입니다.'
}

const overcharge = {
  title: '초과 사용',
  enabled: '켜짐',
  disabled: '꺼짐',
  price:
    '한도를 초과하면 이미지 {images}개 단위마다 {price}의 요금이 청구됩니다(일부만 사용해도 청구).',
  needsPlan: '유료 요금제에서 사용할 수 있습니다.',
  onHold: '마지막 청구 이후 일시 중지되었습니다. 이유는 요금제 페이지에서 확인하세요.',
  ask: '초과 사용을 켜시겠습니까?',
  askText:
    '한도를 초과하면 이미지 {images}개 단위마다 {price}의 요금이 청구됩니다(일부만 사용해도 청구). 한 달에 최대 {cap}개까지 추가되며 요금은 최대 {most}입니다.',
  limit: '월 한도',
  turnOn: '켜기',
  plans: '요금제 보기',
  succeed: '완료되었습니다',
  failed: '나중에 다시 시도하세요'
}

const limits = {
  quotaTitle: '이미지 한도에 도달했습니다',
  quotaLine: '설정에서 초과 사용을 켜기 전에는 새 이미지를 최적화할 수 없습니다.',
  limitTitle: '요금제 한도에 도달했습니다',
  limitLine: '스토어에 최적화할 수 있는 이미지가 {n}개 더 있습니다.',
  ownTitle: '직접 설정한 한도에 도달했습니다',
  ownLine: '설정에서 초과 사용 한도를 높이기 전까지 이번 달에는 새 이미지를 최적화할 수 없습니다.',
  upgradeTitle: '요금제 한도에 도달했습니다',
  upgradeLine:
    '이번 달에 추가 이미지 요금이 {blocks}회 발생했습니다. 다음 요금제는 월 {price}에 이미지 {images}개를 제공합니다.',
  settings: '설정',
  upgrade: '업그레이드',
  trial: '체험 크레딧 추가 요청',
  contact: '지원팀에 문의',
  dismiss: '닫기'
}

const confirmPage = {
  title: '요금제 확인',
  line: '{store}에 적용될 요금제:',
  price: '요금',
  discount: '처음 {months}개월',
  monthly: '월 {price}',
  period: '청구 주기',
  everyMonth: '매월, 다운그레이드할 때까지',
  usage: '추가 이미지',
  most: '월 최대 {price}, 초과 사용을 켠 경우에만 청구',
  local: '이 서버는 자체 청구 시스템을 사용하며 실제 요금은 청구되지 않습니다.',
  until: '{date}까지 응답하세요.',
  approve: '승인',
  decline: '거부',
  over: {
    active: '이 요금제가 승인되었습니다.',
    declined: '이 요금제가 거부되었습니다.',
    expired: '이 승인 요청은 만료되었습니다. 요금제를 다시 선택하세요.',
    ended: '다른 요금제를 선택하여 이 승인 요청은 더 이상 유효하지 않습니다.'
  },
  back: '요금제로 돌아가기'
}

const pricingErrors = {
  wrongLimit:
    '한도는 최대 {most:number|local}개 이미지까지 {block:number|local}개 단위로 선택하세요.',
  notCapped: '초과 사용은 유료 요금제에서 사용할 수 있습니다. 먼저 업그레이드하세요.',
  noPlans: '이 서버에는 요금제가 없으며 모든 기능이 포함되어 있습니다.',
  isFree: '이미 무료 요금제를 이용 중입니다.',
  samePlan: '이미 {plan|money} 요금제를 이용 중입니다.',
  smallerPlan: '더 낮은 요금제로 변경하려면 먼저 무료 요금제로 다운그레이드하세요.',
  overtaken: '그 사이에 다른 요금제 변경이 시작되었습니다. 내용을 확인하고 다시 시도하세요.',
  unreachable: '지금은 청구 시스템에 연결할 수 없습니다. 나중에 다시 시도하세요.',
  refused: '청구 시스템에서 승인하지 않았습니다. 지원팀에 문의하시면 확인해 드리겠습니다.',
  noLimit: '올릴 수 있는 한도가 없습니다.',
  unknownCharge: '이 주소에는 승인할 요금제가 없습니다.'
}

/** All sections about pricing, spread into the dictionary. */
export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
