/** The setup guide (specification §13.4). */
export const guidance = {
  title: '스토어 설정',
  step: '{n}/{all}단계',
  progress: '설정 진행률',
  back: '뒤로',
  next: '다음',
  later: '나중에 설정',
  note: '설정은 나중에 언제든지 변경할 수 있습니다.',
  welcome: {
    title: 'Page Speed Boost에 오신 것을 환영합니다',
    line: '이미지가 작아지면 스토어가 더 빨라지고 검색에서도 쉽게 발견됩니다. 설정에는 1분도 걸리지 않습니다.',
    points: {
      compress: '압축할 이미지 선택',
      texts: '템플릿으로 대체 텍스트와 파일 이름 자동 작성',
      safe: '원본을 {days}일 동안 보관하므로 모두 되돌릴 수 있음'
    },
    start: '지금 시작하기'
  },
  look: {
    title: '지금 내 스토어',
    found: '제품 이미지 {n}개, {size}',
    empty: '스토어에 아직 제품 이미지가 없습니다. 나중에 추가하는 이미지도 최적화할 수 있습니다.',
    preview: '최적화 전과 후',
    previewLine: '미리보기일 뿐이며 스토어는 변경되지 않았습니다.',
    compressing: '{name} 압축 중…',
    noGain: '이 이미지는 더 줄일 수 없습니다.',
    goOn: '그동안 설정을 계속할 수 있습니다.',
    noQuota: '요금제에 남은 이미지가 없습니다.'
  },
  images: {
    title: '어떤 이미지를 압축하시겠습니까?',
    line: '직접 실행하기 전에는 압축되지 않습니다. 하나씩 또는 한 번에 모두 압축할 수 있습니다.',
    product: '제품 이미지',
    blog: '블로그 게시물 이미지',
    collection: '컬렉션 이미지'
  },
  alt: {
    title: '대체 텍스트 최적화',
    line: '검색 엔진과 스크린 리더는 이미지의 대체 텍스트를 읽습니다.',
    scopes: '작성할 대체 텍스트',
    product: '제품 이미지 대체 텍스트',
    all: '모든 제품 이미지 대체 텍스트',
    published: '게시된 제품 이미지 대체 텍스트만',
    collection: '컬렉션 이미지 대체 텍스트',
    blog: '블로그 이미지 대체 텍스트',
    blank: '대체 텍스트가 없는 이미지만',
    template: {
      product: '제품 대체 텍스트',
      collection: '컬렉션 대체 텍스트',
      blogs: '블로그 대체 텍스트'
    },
    noScope: '대체 텍스트 종류를 하나 이상 선택하거나 스위치를 끄세요.'
  },
  file: {
    title: '이미지 파일 이름 최적화',
    line: '검색 엔진은 이미지 파일의 이름도 읽습니다.',
    scopes: '작성할 파일 이름',
    product: '제품 이미지 파일 이름',
    all: '모든 제품 이미지 파일 이름',
    published: '게시된 제품 이미지 파일 이름만',
    collection: '컬렉션 이미지 파일 이름',
    blog: '블로그 이미지 파일 이름',
    template: {
      product: '제품 파일 이름',
      collection: '컬렉션 파일 이름',
      blogs: '블로그 파일 이름'
    },
    noScope: '파일 이름 종류를 하나 이상 선택하거나 스위치를 끄세요.'
  },
  from: '{plan} 요금제부터',
  emptyTemplate: '내용을 입력하세요.',
  backup: {
    title: '원본은 {days}일 동안 백업됩니다',
    line: '이미지를 변경하기 전에 원본을 저장합니다. {days}일 동안은 클릭 한 번으로 파일 이름과 대체 텍스트까지 그대로 복원할 수 있습니다.',
    after: '기간이 지나면 최적화된 이미지는 유지되고 백업은 삭제됩니다.'
  },
  done: {
    title: '스토어 설정이 완료되었습니다',
    plans: '요금제 페이지로 이동하는 중…',
    images: '이미지 페이지로 이동하는 중…',
    skip: '다음에 하기'
  },
  success: '성공',
  error: '오류',
  notKept: '진행 상황을 저장하지 못했습니다. 연결을 확인하세요.',
  completed: '가이드를 완료했습니다!',
  completedLine: '이미지 페이지로 이동합니다.',
  again: '처음부터 다시 보기',
  resumeTitle: '설정을 완료하세요',
  resumeLine: '1분도 걸리지 않습니다.',
  resume: '계속'
}
