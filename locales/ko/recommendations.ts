/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: '추천',
  line: '스토어에 도움이 되는 앱을 더 만나 보세요.',
  tabs: '앱 제공업체',
  partners: 'channelwill 제공',
  own: '{product} 제공',
  frame: '파트너 앱',
  partnersLine: '파트너 앱은 새 탭에서 열리는 별도 페이지에 있습니다.',
  openPartners: '파트너 앱 보기',
  free: '무료',
  rating: '별점 5점 만점에 {rating}점',
  reviews: '리뷰 {n}개',
  noRating: '아직 평점이 없습니다',
  apps: {
    images: {
      title: '이미지 최적화',
      text: '제품, 컬렉션, 블로그의 이미지를 압축합니다. 원본을 보관하므로 모두 되돌릴 수 있습니다.',
      open: '이미지 최적화'
    },
    speed: {
      title: '페이지 속도',
      text: '방문자가 열기 직전에 페이지를 미리 불러오고, 데스크톱과 모바일에서 스토어 속도를 측정합니다.',
      open: '페이지 속도 보기'
    },
    texts: {
      title: '대체 텍스트 및 파일 이름',
      text: '직접 만든 템플릿으로 검색 엔진을 위한 대체 텍스트와 파일 이름을 작성합니다.',
      open: '템플릿 선택'
    },
    store: {
      title: '스토어 미리 보기',
      text: '최적화된 이미지와 사이트 속도 향상이 적용된 로컬 스토어를 고객에게 보이는 모습 그대로 확인합니다.',
      open: '스토어 열기'
    }
  }
}
