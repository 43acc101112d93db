/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: '설정',
  line: '계정과 이미지 최적화 방법을 설정합니다.',
  account: '계정',
  signedIn: '액세스 토큰으로 로그인되어 있습니다.',
  signOut: '로그아웃',
  signOutEverywhere: '모든 기기에서 로그아웃',
  images: '이미지 최적화 설정',
  sections: {
    image_opt: '이미지 최적화',
    alt_text: '이미지 대체 텍스트',
    file_name: '이미지 파일 이름'
  },
  lines: {
    image_opt: '이미지를 압축하여 페이지를 더 빠르게 로드합니다.',
    alt_text: '검색 엔진과 스크린 리더를 위한 설명을 작성합니다.',
    file_name: '검색 엔진이 읽을 수 있는 파일 이름을 이미지에 지정합니다.'
  },
  on: '켜짐',
  off: '꺼짐',
  unsaved: '저장되지 않은 변경 사항',
  discard: '변경 취소',
  save: '저장',
  saveAndTurnOn: '저장하고 켜기',
  reload: '새로 고침',
  firstSetup: '초기 설정',
  setUp: '설정하기',
  noTarget: '최적화하기 전에 이미지 종류를 하나 이상 선택하세요.',
  noWatermark: '저장하려면 워터마크 이미지를 업로드해야 합니다.',
  auto: '자동',
  autoLine: '방문자가 차이를 느끼지 않는 선에서 이미지를 최대한 작게 만듭니다.',
  customLine: '모든 이미지에 같은 수준을 적용합니다.',
  exactLevel: '{level}(품질 {quality})',
  resize: '이미지 크기',
  longestSide: '큰 이미지 축소',
  longestSideLabel: '긴 변(픽셀)',
  longestSideWrong: '100~20000 사이의 정수(픽셀)를 입력하세요.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: '워터마크',
  switch: '워터마크 추가',
  notGif: 'GIF 이미지에는 워터마크가 추가되지 않습니다.',
  mayEnlarge: '워터마크를 추가하면 파일이 커질 수 있습니다.',
  drop: '여기에 이미지를 끌어다 놓거나',
  choose: '이미지 선택',
  hint: '.jpg .jpeg .png, 500 KB 이하',
  refused: '다음 이미지를 업로드하지 못했습니다:',
  wrongType: '‘{name}’ 파일은 지원되지 않습니다. 파일 형식은 .jpg .jpeg .png 중 하나여야 합니다.',
  tooLarge: '‘{name}’({size}) 파일이 너무 큽니다. 워터마크 이미지는 500 KB 이하여야 합니다.',
  unreadable: '‘{name}’ 파일을 이미지로 읽을 수 없습니다.',
  picture: '워터마크 이미지',
  remove: '워터마크 이미지 제거',
  replace: '바꾸기',
  size: '크기',
  sizeValue: '이미지 높이의 {percent}',
  opacity: '불투명도',
  position: '위치',
  positions: {
    t_l: '왼쪽 위',
    t_c: '위쪽 가운데',
    t_r: '오른쪽 위',
    c: '가운데',
    b_l: '왼쪽 아래',
    b_c: '아래쪽 가운데',
    b_r: '오른쪽 아래'
  },
  preview: '내 이미지에서 미리 보기',
  sample: '워터마크가 추가된 스토어 이미지'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: '작성할 항목',
  alt_text: {
    allProducts: '모든 제품 이미지 대체 텍스트',
    publishedProducts: '게시된 제품 이미지 대체 텍스트만',
    product: '제품 이미지 대체 텍스트',
    collection: '컬렉션 이미지 대체 텍스트',
    blogs: '블로그 이미지 대체 텍스트',
    productTemplate: '제품 이미지의 대체 텍스트',
    collectionTemplate: '컬렉션 이미지의 대체 텍스트',
    blogsTemplate: '블로그 이미지의 대체 텍스트'
  },
  file_name: {
    allProducts: '모든 제품 이미지 파일 이름',
    publishedProducts: '게시된 제품 이미지 파일 이름만',
    product: '제품 이미지 파일 이름',
    collection: '컬렉션 이미지 파일 이름',
    blogs: '블로그 이미지 파일 이름',
    productTemplate: '제품 이미지의 파일 이름',
    collectionTemplate: '컬렉션 이미지의 파일 이름',
    blogsTemplate: '블로그 이미지의 파일 이름'
  },
  scope: '대상 제품',
  blankOnly: '대체 텍스트가 없는 이미지만',
  preview: '{title} 미리 보기',
  nothing: '비어 있음: 이미지의 기존 내용이 그대로 유지됩니다.'
}
