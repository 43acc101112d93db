/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: '페이지 속도',
  line: '스토어가 얼마나 빨리 열리는지, 어떻게 하면 더 빨라지는지 확인하세요.',
  dismiss: '닫기',
  notLoaded: '불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.',
  promo: {
    title: 'SEO 도구 30% 할인',
    line: '이 앱을 사용하는 판매자를 위한 파트너의 검색 엔진 최적화 앱입니다.',
    open: '앱 보기'
  },
  gauge: {
    title: '웹 성능',
    devices: '기기',
    pc: '데스크톱',
    mb: '모바일',
    recheck: '다시 측정',
    checking: '측정 중…',
    checkingLine: '기기별로 홈페이지를 세 번씩 엽니다. 1~2분 정도 걸립니다.',
    none: '아직 측정하지 않음',
    checkedAt: '측정일: {when}',
    spread: '세 번 측정했으며 점수 차이는 {points|local}점입니다. 중간 점수를 사용합니다.',
    label: '{device}: 100점 만점에 {score|local}점, {band}',
    scale: '색상은 이 앱의 기준을 따릅니다.',
    googleScale: 'Google의 기준',
    good: '양호',
    warn: '개선 필요',
    bad: '느림',
    notStarted: '측정을 시작하지 못했습니다. 연결을 확인하고 다시 시도하세요.'
  },
  opportunities: {
    title: '가장 효과적인 개선 사항',
    line: '{device} 방문자 기준으로 시간을 가장 많이 줄일 수 있는 항목입니다.',
    saving: '최대 {ms} 단축',
    none: '특별히 개선할 점이 발견되지 않았습니다.',
    images: '이미지 최적화'
  },
  trend: {
    title: '지난 90일',
    label: '{from}부터 {to}까지의 점수',
    table: '수치',
    date: '날짜',
    few: '두 번째 측정 후 여기에 그래프가 표시됩니다.'
  },
  up: {
    title: '사이트 속도 향상',
    line: '방문자가 링크에 포인터를 65밀리초 넘게 올려 두면 해당 페이지를 미리 불러와 바로 엽니다. 속도 테스트 점수는 바뀌지 않습니다.',
    speedUp: '속도 높이기',
    preview: '미리 보기',
    turnOff: '끄기',
    never: '카트, 결제, 계정, 다운로드는 미리 불러오지 않습니다.'
  },
  embed: {
    title: '테마 앱 임베드',
    on: '켜짐',
    off: '꺼짐',
    lineOn: '미리 불러오기 스크립트가 테마에 포함되어 있습니다.',
    lineOff: '앱 임베드 블록을 켜세요.',
    unknown: '알 수 없음',
    lineUnknown:
      '지금은 테마를 읽을 수 없습니다. 임베드가 켜져 있는지는 편집기에서 확인할 수 있습니다.',
    settings: '앱 임베드 설정',
    waiting: '편집기에서 변경하기를 기다리는 중…',
    turnedOn: '앱 임베드가 켜졌습니다',
    turnedOff: '앱 임베드가 꺼졌습니다'
  },
  video: {
    title: '작동 방식',
    line: '링크에 포인터를 올린 순간부터 클릭할 때까지 약 0.25초가 걸립니다. 페이지를 불러오기에 충분한 시간입니다.',
    watch: '동영상 보기',
    preview: '미리 보기',
    close: '닫기',
    stepOne: '방문자가 링크에 포인터를 올립니다',
    stepTwo: '65밀리초 후 페이지를 불러오기 시작합니다',
    stepThree: '클릭하면 이미 불러온 페이지가 열립니다',
    label: '포인터를 링크에 올리면 연결된 페이지를 불러오고, 클릭하면 바로 열립니다.'
  },
  visitors: {
    title: '실제 방문자',
    line: '지난 28일 동안 스토어 방문자가 경험한 속도입니다. 방문의 75%가 이 값과 같거나 더 좋았습니다.',
    off: '꺼져 있습니다. 켜면 스토어프론트에서 쿠키, IP 주소 등 개인에 관한 정보 없이 로딩 시간만 전송합니다.',
    switch: '방문자 로딩 시간 수집',
    none: '아직 방문이 없습니다. 누군가 스토어 페이지를 열면 첫 수치가 표시됩니다.',
    lcp: '최대 콘텐츠 표시',
    inp: '조작 반응',
    cls: '레이아웃 이동',
    prefetched: '페이지 열기(미리 불러옴)',
    fresh: '페이지 열기(미리 불러오지 않음)',
    views: '페이지 조회수 {n}회',
    notSaved: '나중에 다시 시도하세요'
  },
  faq: {
    title: '자주 묻는 질문',
    scoreQuestion: '미리 불러오기 스크립트를 사용하면 점수가 올라가나요?',
    scoreAnswer:
      '아니요. 속도 테스트는 페이지 하나를 열고 아무것도 클릭하지 않으므로 점수는 그대로입니다. 차이는 방문자가 느낍니다. 이동하는 페이지가 200~300밀리초 더 빨리 열립니다.',
    orderQuestion: '카트에 제품이 담기거나 로그아웃될 수 있나요?',
    orderAnswer:
      '아니요. 홈, 제품, 컬렉션, 블로그, 검색, 콘텐츠 페이지만 불러오며, 알 수 없는 매개변수가 있는 링크는 불러오지 않습니다. data-no-preload로 표시한 링크도 불러오지 않습니다.',
    dataQuestion: '방문자의 데이터를 많이 사용하나요?',
    dataAnswer:
      '한 번에 최대 두 페이지만 보관하며, 데이터 절약 모드를 사용하거나 연결이 느린 방문자에게는 아무것도 미리 불러오지 않습니다.',
    varyQuestion: '변경한 것이 없는데 왜 점수가 달라지나요?',
    varyAnswer:
      '측정값은 몇 점 정도 차이가 날 수 있습니다. 그래서 측정할 때마다 기기별로 페이지를 세 번 열고 중간 점수를 사용합니다.',
    costQuestion: '비용이 드나요?',
    costAnswer: '아니요. 미리 불러오기와 측정은 모든 요금제에서 무료입니다.'
  },
  editor: {
    title: '테마 편집기',
    line: '이 페이지는 플랫폼의 테마 편집기를 대신하며, 여기에서 앱의 각 부분을 켜거나 끌 수 있습니다.',
    legend: '앱 임베드',
    embed: 'Page Speed Boost 미리 불러오기',
    embedLine: '스토어의 모든 페이지에 미리 불러오기 스크립트를 추가합니다.',
    save: '저장',
    saved: '저장됨',
    open: '스토어 열기'
  },
  reasons: {
    'no-checker':
      '이 서버에는 측정 도구가 없습니다. 서버에 Chromium을 설치하거나 PAGESPEED_API_KEY를 설정한 후 다시 시작하세요.',
    'not-reached':
      '스토어 홈페이지를 열지 못했습니다. 스토어가 온라인 상태이고 비밀번호가 설정되어 있지 않은지 확인하세요.',
    'left-shop': '스토어 주소가 다른 웹사이트로 연결되어 측정하지 않았습니다.',
    'took-too-long': '측정에 5분 넘게 걸려 중단되었습니다. 스토어가 덜 붐빌 때 다시 시도하세요.',
    refused:
      'PageSpeed Insights API에서 측정을 거부했거나 API에 연결할 수 없습니다. PAGESPEED_API_KEY를 확인한 후 다시 시도하세요.',
    interrupted: '서버가 다시 시작되어 측정이 중단되었습니다. 측정을 다시 시작하세요.',
    fault: '측정을 완료하지 못했습니다. 나중에 다시 시도하세요.'
  }
}
