import { automatic, automaticReplies, exclusions, runLog } from './automatic.ts'
import { cli } from './cli.ts'
import { exportCsv } from './export.ts'
import { gain } from './gain.ts'
import { imageSettings } from './image-settings.ts'
import { legacy } from './legacy.ts'
import { looks } from './looks.ts'
import { pricing } from './pricing.ts'
import { imageTexts, setting, watermark } from './setting.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { strict } from './strict.ts'
import { templates } from './templates.ts'
import { uploadErrors, uploads } from './uploads.ts'

const ko = {
  cli,
  exportCsv,
  gain,
  imageSettings,
  speed,
  strict,
  ...shell,
  ...pricing,
  app: {
    name: 'Page Speed Boost',
    skip: '콘텐츠로 건너뛰기',
    navigation: '기본 메뉴',
    dismiss: '닫기',
    notifications: '알림',
    problem: '문제가 발생했습니다'
  },
  signIn: {
    title: '로그인',
    line: '서버가 시작될 때 표시된 액세스 토큰을 입력하세요.',
    token: '액세스 토큰',
    action: '로그인',
    wrong: '유효하지 않은 액세스 토큰입니다. 서버가 마지막으로 출력한 줄에서 다시 복사하세요.'
  },
  dialog: {
    quota: {
      title: '요금제 한도에 도달했습니다',
      fit: '가능한 만큼 최적화',
      upgrade: '업그레이드'
    },
    close: '닫기',
    cancel: '취소',
    tryAgain: '다시 시도',
    failed: '불러오지 못했습니다',
    checkConnection: '연결을 확인하고 다시 시도하세요.',
    loading: '불러오는 중',
    from: '{plan} 요금제부터',
    none: '없음'
  },
  manual: {
    title: '수동 최적화',
    kinds: '최적화 대상',
    tabs: { product: '제품', collection: '컬렉션', article: '블로그' },
    search: {
      product: '제품 검색',
      collection: '컬렉션 검색',
      article: '블로그 게시물 검색'
    },
    name: '이름',
    state: '상태',
    onlyOpen: '최적화되지 않은 항목만',
    sort: '정렬',
    sorts: { open: '최적화되지 않은 항목 먼저', size: '용량 큰 순' },
    selectAll: '{n}개 모두 선택',
    nothing: '최적화할 항목을 선택하세요.',
    start: '최적화',
    selectPage: '이 페이지의 모든 항목 선택',
    select: '{title} 선택',
    images: '이미지 {shown}개',
    open: '최적화 안 됨',
    partly: '{all}개 중 {done}개 최적화됨',
    done: '최적화됨',
    excluded: '제외됨',
    someExcluded: '이미지 {n}개 제외됨',
    exclude: '최적화에서 제외',
    include: '제외 해제',
    more: '{title} 작업',
    selected: '{count}개 선택됨',
    left: '이미지 {shown}개 남음',
    tooMany: '한 번에 최대 {most}개',
    clear: '선택 해제',
    optimize: {
      product: '제품 {shown}개 최적화',
      collection: '컬렉션 {shown}개 최적화',
      article: '블로그 게시물 {shown}개 최적화'
    },
    empty: '표시할 데이터가 없습니다',
    emptyLine: {
      product: '이미지가 있는 제품이 여기에 표시됩니다.',
      collection: '이미지가 있는 컬렉션이 여기에 표시됩니다.',
      article: '이미지가 있는 블로그 게시물이 여기에 표시됩니다.'
    },
    noHits: '다른 검색어를 입력해 보세요.',
    estimate: '예상 절약량 계산',
    estimating: '이미지 몇 개로 시험하는 중…',
    estimated: '{size} 중 약 {saved}({percent})만큼 절약할 수 있습니다.',
    hardlyAny: '절약할 수 있는 용량이 거의 없습니다.',
    estimateBasis:
      '이미지 {shown}개 중 {tried}개로 시험했습니다. 이미지는 변경되지 않았고 한도도 차감되지 않았습니다.'
  },
  paging: {
    label: '페이지',
    rows: '행 수',
    showing: '총 {total}개 중 {from}~{to} 표시',
    page: '{page} / {pages}',
    previous: '이전 페이지',
    next: '다음 페이지',
    show: '표시'
  },
  compression: {
    title: '최적화 설정',
    targets: '최적화할 이미지',
    products: '제품 이미지',
    scope: '대상 제품',
    allProducts: '모든 제품 이미지',
    publishedProducts: '게시된 제품 이미지만',
    collections: '컬렉션 이미지',
    blogs: '블로그 이미지',
    compression: '압축',
    custom: '사용자 지정 품질',
    lossless: '무손실',
    losslessLine: '모든 픽셀을 유지합니다.',
    level: '압축 수준',
    levels: { low: '낮음', medium: '중간', high: '높음' },
    recommended: '{level}(권장)',
    conversion: '파일 형식',
    pngToJpg: 'PNG를 JPG로 변환',
    pngToJpgLine: '크기를 최대 80%까지 줄일 수 있습니다.',
    sizeControl: '변환 후 크기가 원본보다 커지면 변환하지 않기',
    flatten: '투명한 부분이 있는 이미지도 흰색 배경으로 변환',
    leaveTitle: '저장되지 않은 변경 사항',
    leaveText: '변경 사항이 저장되지 않았습니다. 페이지를 나가시겠습니까?',
    leave: '나가기',
    stay: '이 페이지에 머무르기'
  },
  compare: {
    title: '원본과 최적화된 이미지',
    original: '원본',
    optimized: '최적화 후',
    reduction: '감소율',
    ...looks,
    fileType: '파일 형식',
    converted: '{from} → {to}',
    handle: '원본 또는 최적화된 이미지를 더 넓게 보기',
    share: '원본 {percent}',
    previous: '이전 이미지',
    next: '다음 이미지',
    position: '이미지 {total}개 중 {position}번째',
    restore: '원본 복원',
    moreQuality: '화질 높이기',
    better: { medium: '압축 수준: 중간', low: '압축 수준: 낮음', lossless: '무손실' },
    best: '이 이미지는 화질을 더 높일 수 없습니다.',
    nothing: '비교할 이미지가 없습니다',
    nothingLine: '현재 압축된 이미지가 없습니다.',
    originalMissing: '원본 이미지를 불러오지 못했습니다.',
    optimizedMissing: '최적화된 이미지를 불러오지 못했습니다.'
  },
  detail: {
    back: '이미지 최적화',
    title: '최적화 상세 정보',
    kept: '이미지 데이터는 {days}일 동안만 보관됩니다.',
    table: '{title} 이미지',
    noItem: '표시할 데이터가 없습니다',
    noItemLine: '기록에서 행을 열면 이미지 작업 내용을 확인할 수 있습니다.',
    empty: '표시할 데이터가 없습니다',
    emptyLine: '지난 30일 동안 작업한 이미지가 여기에 표시됩니다.',
    toJpg: 'PNG → JPG',
    altText: '대체 텍스트',
    fileName: '파일 이름',
    watermark: '워터마크',
    columns: {
      status: '상태',
      fileType: '파일 형식',
      originalSize: '원본 크기',
      ratio: '감소율',
      compressedSize: '압축 후 크기',
      actions: '작업'
    },
    status: {
      compressed: '압축됨',
      not_compressed: '압축 안 됨',
      already_optimal: '이미 최적',
      restored: '복원됨',
      failed: '실패',
      expired: '만료됨',
      deleted: '삭제됨'
    },
    selectPage: '이 페이지의 모든 항목 선택',
    select: '{name} 선택',
    selected: '{count}개 선택됨',
    clear: '선택 해제',
    restore: '복원',
    restoreOriginal: '원본 복원',
    reOptimize: '재최적화',
    download: '다운로드',
    compare: '비교',
    more: '{name} 작업',
    wrongState: '이 작업을 할 수 있는 상태의 이미지를 선택하세요',
    noUrl: 'URL이 비어 있습니다',
    working: { optimize: '최적화 중', restore: '복원 중' },
    daysLeft: '복원 가능 기간 {n}일 남음',
    delivered:
      '백업은 스토어에 표시되는 상태의 이미지입니다. Shopify는 업로드한 파일을 앱에 제공하지 않습니다.',
    excluded: '제외됨',
    exclude: '최적화에서 제외',
    include: '제외 해제',
    progress: '이미지 {total}개 중 {done}개 완료',
    optimized: '이미지 {shown}개를 최적화했습니다',
    restored: '이미지 {shown}개를 복원했습니다',
    notDone: '이미지 {shown}개를 처리하지 못했습니다',
    alreadyOptimal: '이미지 {shown}개는 이미 최적 상태입니다'
  },
  imagesPage: {
    title: '이미지 최적화',
    line: '이미지는 더 작게, 검색 결과는 더 좋게.',
    settings: '설정',
    optimize: '이미지 최적화',
    notLoaded: '불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.'
  },
  stats: {
    label: '결과',
    totalSaved: '총 절약 용량',
    across: '이미지 {n}개 합계',
    averageSaved: '평균 절약 용량',
    perImage: '이미지당',
    averagePercent: '평균 절약률',
    ofOriginal: '원본 크기 대비',
    freePlan: '무료 요금제',
    prePlan: 'Premium 요금제',
    unlimited: '무제한',
    used: '이미지 {n}개 사용',
    left: '이미지 {n}개 남음',
    addOn: '추가 이미지: {used} / {all}개',
    quota: '이미지 {all}개 중 {used}개 사용'
  },
  run: {
    optimise: {
      product: '제품 최적화 중',
      collection: '컬렉션 최적화 중',
      article: '블로그 게시물 최적화 중',
      upload: '이미지 최적화 중'
    },
    reoptimise: {
      product: '제품 재최적화 중',
      collection: '컬렉션 재최적화 중',
      article: '블로그 게시물 재최적화 중',
      upload: '이미지 재최적화 중'
    },
    automatic: {
      product: '제품 자동 최적화 중',
      collection: '컬렉션 자동 최적화 중',
      article: '블로그 게시물 자동 최적화 중',
      upload: '이미지 자동 최적화 중'
    },
    restore: {
      product: '제품 이미지 복원 중',
      collection: '컬렉션 이미지 복원 중',
      article: '블로그 게시물 이미지 복원 중',
      upload: '이미지 복원 중'
    },
    done: '{all}개 중 {n}개 완료. 이 페이지를 나가도 작업은 계속됩니다.',
    seconds: '1분 미만 남음',
    minutes: '약 {n}분 남음',
    hours: '약 {n}시간 남음',
    stop: '중지',
    pause: '일시 중지',
    resume: '재개',
    paused: '일시 중지됨',
    undo: '되돌리기',
    notChanged: '실행하지 못했습니다. 연결을 확인하고 다시 시도하세요.',
    notStopped: '작업을 중지하지 못했습니다. 연결을 확인하고 다시 시도하세요.',
    waitsForRoom:
      '서버의 디스크가 가득 찼습니다. 공간이 생기면 작업이 자동으로 계속됩니다. 데이터는 손실되지 않습니다.',
    waitsForDisk:
      '서버가 디스크에 쓸 수 없습니다. 쓸 수 있게 되면 작업이 자동으로 계속됩니다. 데이터는 손실되지 않습니다.',
    percentDone: '{percent} 완료',
    optimized: {
      product: '제품 {n}개를 최적화했습니다',
      collection: '컬렉션 {n}개를 최적화했습니다',
      article: '블로그 게시물 {n}개를 최적화했습니다',
      upload: '이미지 {n}개를 최적화했습니다'
    },
    restored: {
      product: '제품 {n}개의 이미지를 복원했습니다',
      collection: '컬렉션 {n}개의 이미지를 복원했습니다',
      article: '블로그 게시물 {n}개의 이미지를 복원했습니다',
      upload: '이미지 {n}개를 복원했습니다'
    },
    notOptimized: '이미지 {n}개를 최적화하지 못했습니다',
    notRestored: '이미지 {n}개를 복원하지 못했습니다',
    imagesDone: '이미지 {all}개 중 {done}개 완료',
    alreadyOptimal: '이미지 {n}개는 이미 최적 상태입니다',
    skippedUnpaid: '{n}개 건너뜀: 한도를 모두 사용함',
    review: '확인'
  },
  history: {
    title: '최적화 기록',
    note: '원본 이미지는 {days}일 동안 보관됩니다.',
    tabs: { product: '제품', collection: '컬렉션', article: '블로그', upload: '기타' },
    search: {
      product: '제품 검색',
      collection: '컬렉션 검색',
      article: '블로그 게시물 검색',
      upload: '이미지 검색'
    },
    selected: '{n}개 선택됨',
    unselect: '선택 해제',
    restoreMany: '복원',
    reoptimizeMany: '재최적화',
    fromPlan: '{plan} 요금제부터',
    wrongState: {
      product: '이 작업을 할 수 있는 상태의 제품을 선택하세요',
      collection: '이 작업을 할 수 있는 상태의 컬렉션을 선택하세요',
      article: '이 작업을 할 수 있는 상태의 블로그 게시물을 선택하세요',
      upload: '이 작업을 할 수 있는 상태의 이미지를 선택하세요'
    },
    pageSelected: '이 페이지의 항목 {n}개가 모두 선택되었습니다.',
    allSelected: {
      product: '제품 {n}개가 모두 선택되었습니다.',
      collection: '컬렉션 {n}개가 모두 선택되었습니다.',
      article: '블로그 게시물 {n}개가 모두 선택되었습니다.',
      upload: '이미지 {n}개가 모두 선택되었습니다.'
    },
    selectAll: {
      product: '검색된 제품 {n}개 모두 선택',
      collection: '검색된 컬렉션 {n}개 모두 선택',
      article: '검색된 블로그 게시물 {n}개 모두 선택',
      upload: '검색된 이미지 {n}개 모두 선택'
    },
    confirmRestore: {
      title: '모두 복원하시겠습니까?',
      text: {
        product: '제품 {n}개의 이미지가 원본으로 돌아갑니다.',
        collection: '컬렉션 {n}개의 이미지가 원본으로 돌아갑니다.',
        article: '블로그 게시물 {n}개의 이미지가 원본으로 돌아갑니다.',
        upload: '이미지 {n}개가 원본으로 돌아갑니다.'
      },
      go: '모두 복원'
    },
    confirmReoptimize: {
      title: '모두 재최적화하시겠습니까?',
      text: {
        product: '제품 {n}개를 원본에서 다시 최적화합니다.',
        collection: '컬렉션 {n}개를 원본에서 다시 최적화합니다.',
        article: '블로그 게시물 {n}개를 원본에서 다시 최적화합니다.',
        upload: '이미지 {n}개를 원본에서 다시 최적화합니다.'
      },
      go: '모두 재최적화'
    },
    daysLeft: '복원 가능 기간 {n}일 남음',
    excluded: '제외됨',
    exclude: '최적화에서 제외',
    include: '제외 해제',
    selectPage: '이 페이지의 모든 항목 선택',
    selectRow: '{title} 선택',
    name: '이름',
    status: '상태',
    changes: '변경 내용',
    size: '크기',
    saved: '절약',
    sort: '정렬',
    sorts: { newest: '최신순', saved: '절약이 많은 순', name: '이름순' },
    actions: '작업',
    none: '없음',
    before: '변경 전:',
    after: '변경 후:',
    images: '이미지 {n}개',
    compressed: '압축됨',
    partly_done: '일부 완료',
    already_optimal: '이미 최적',
    not_compressed: '압축 안 됨',
    restored: '복원됨',
    failed: '실패',
    expired: '만료됨',
    deleted: '삭제됨',
    toJpg: 'PNG → JPG',
    altText: '대체 텍스트',
    fileName: '파일 이름',
    watermark: '워터마크',
    compare: '비교',
    download: '다운로드',
    restore: '원본 복원',
    more: '{title} 추가 작업',
    emptyUrl: 'URL이 비어 있습니다',
    results: '결과 {n}개',
    empty: '표시할 데이터가 없습니다',
    emptyLine: '최적화한 이미지가 여기에 표시됩니다.',
    emptyUploads: '업로드한 이미지가 여기에 표시됩니다.',
    upload: '이미지 업로드',
    noHits: '다른 검색어를 입력해 보세요.',
    notLoaded: '기록을 불러오지 못했습니다',
    tryAgainLine: '연결을 확인하고 다시 시도하세요.',
    tryAgain: '다시 시도',
    optimize: '이미지 최적화',
    exportCsv: 'CSV 내보내기',
    notDone: '실행하지 못했습니다. 연결을 확인하고 다시 시도하세요.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: '세션이 종료되었습니다. 앱을 다시 열어 로그인하세요.',
    wrongToken: '유효하지 않은 액세스 토큰입니다.',
    shopClosed: '앱이 더 이상 스토어에 연결되어 있지 않습니다. 스토어 관리자에서 앱을 다시 여세요.',
    otherOrigin: '다른 웹사이트에서 보낸 요청이어서 거부되었습니다.',
    notFound: '이 주소에는 아무것도 없습니다.',
    fault: '나중에 다시 시도하세요',
    malformed: '요청을 읽지 못했습니다: {detail}',
    field: '‘{field}’ 필드가 없거나 올바르지 않습니다: {detail}',
    tooLarge: '요청이 너무 큽니다.',
    tooLong: '‘{field}’ 필드가 너무 깁니다. {most|local}자 이하여야 합니다.',
    tooMany: '‘{field}’ 필드에 항목이 너무 많습니다. {most|local}개 이하여야 합니다.',
    addressTooLong:
      '주소가 너무 깁니다. {most|local}자, 매개변수 {parameters|local}개 이하여야 합니다.',
    keyOfOtherCall: '이 Idempotency-Key는 다른 호출에 사용되었습니다.',
    keyNotAnswered:
      '이 Idempotency-Key의 첫 호출에 대한 응답이 없었습니다. 다시 보내기 전에 무엇이 처리되었는지 확인하세요.',
    tooManyRequests: '요청이 너무 많습니다. 나중에 다시 시도하세요.',
    unknownLanguage: '‘{language}’ 언어는 사용할 수 없습니다.',
    unknownSwitch: '이 앱에는 ‘{name}’ 설정이 없습니다.',
    linkExpired: '링크가 만료되었습니다. 페이지를 새로 고쳐 새 링크를 받으세요.',
    fileGone: '이 이미지는 더 이상 없습니다.',
    storeUnreachable: '지금은 스토어에 연결할 수 없습니다. 나중에 다시 시도하세요.',
    quotaUsedUp:
      '이미지 한도를 모두 사용했습니다. 더 높은 요금제를 이용하면 이미지 {count|local}개를 더 최적화할 수 있습니다.',
    quotaShort:
      '이미지 한도로 이 이미지 {chosen|local}개 중 {covered|local}개를 최적화할 수 있습니다.',
    planLacks:
      '현재 요금제에는 이 기능이 포함되어 있지 않습니다. {plan|money} 요금제부터 사용할 수 있습니다.',
    wrongState: {
      product: '이 작업을 할 수 있는 상태의 제품을 선택하세요',
      collection: '이 작업을 할 수 있는 상태의 컬렉션을 선택하세요',
      blog: '이 작업을 할 수 있는 상태의 블로그 게시물을 선택하세요',
      image: '이 작업을 할 수 있는 상태의 이미지를 선택하세요'
    },
    nothingToOptimize: '선택한 항목은 이미 현재 설정으로 모두 최적화되었습니다.',
    nothingRunning: '진행 중인 작업이 없습니다.',
    alreadyEstimating: '이미 예상 절약량을 계산하고 있습니다. 완료된 후 다시 시도하세요.',
    noTarget: '최적화하기 전에 설정에서 이미지 종류를 하나 이상 선택하세요.',
    onlyPublished: '게시된 제품의 이미지만 최적화됩니다. 설정에서 변경할 수 있습니다.',
    diskFull: '서버의 디스크가 가득 차서 아무것도 저장되지 않았습니다. 나중에 다시 시도하세요.',
    diskReadOnly:
      '서버가 디스크에 쓸 수 없어서 아무것도 저장되지 않았습니다. 나중에 다시 시도하세요.',
    databaseGone: '서버가 지금 데이터베이스에 연결할 수 없습니다. 1분 후에 다시 시도하세요.',
    unknownImage: '이 이미지는 기록에 없습니다.'
  },
  reasons: {
    empty: '파일이 비어 있습니다.',
    'not-a-picture': '이미지 파일이 아닙니다.',
    damaged: '파일이 손상되었거나 불완전합니다.',
    'too-large': '파일이 50 MB를 초과합니다.',
    'too-many-pixels': '이미지가 1억 화소(PNG 또는 WebP는 5천만 화소)를 초과합니다.',
    'too-many-frames': '애니메이션의 프레임이 너무 많습니다.',
    avif: 'AVIF 이미지는 지원되지 않습니다. 이미 크기가 작은 형식이므로 이미지를 그대로 둡니다.',
    heic: 'HEIC 이미지는 지원되지 않으며 대부분의 브라우저에서 표시되지 않습니다. JPEG 형식으로 저장하세요.',
    colours:
      '이미지의 색상 정보를 읽을 수 없어 색이 달라질 수 있으므로 그대로 두었습니다. 최적화하려면 sRGB로 저장하세요.',
    hdr: 'HDR 사진은 최적화하면 HDR이 사라지므로 그대로 두었습니다. 최적화하려면 HDR 없이 저장하세요.',
    watermark: '워터마크를 읽지 못했습니다. 설정에서 다시 업로드하세요.',
    unsupported: '지원되지 않는 이미지 형식입니다. JPEG, PNG, GIF 또는 WebP를 사용하세요.',
    'took-too-long': '이미지 처리에 시간이 너무 오래 걸려 중단했습니다.',
    'worker-died': '이미지를 처리하지 못했습니다.',
    'disk-full': '디스크 공간이 부족합니다. 공간을 확보한 후 다시 최적화하세요.',
    refused: '스토어에서 새 이미지를 받아들이지 않았습니다. 기존 이미지는 그대로 있습니다.',
    lost: '스토어에 이 이미지가 더 이상 표시되지 않습니다. 복원하거나 스토어에 다시 업로드하세요.',
    'read-only': '스토어에서 이 이미지의 변경을 허용하지 않습니다.',
    gone: '스토어에서 이미지가 삭제되었습니다.',
    unreachable: '스토어에 연결하지 못했습니다. 나중에 다시 최적화하세요.',
    'quota-used-up': '이미지 한도를 모두 사용했습니다.',
    'changed-in-store': '그 사이에 스토어에서 이미지가 변경되어 그대로 두었습니다.',
    'backup-missing': '원본이 더 이상 보관되어 있지 않습니다.',
    'law-broken':
      '이 작업에 관한 기록이 서로 맞지 않아 작업을 중지했습니다. 손실된 것은 없습니다. 지원팀에 문의하세요.',
    fault: '이 이미지에 문제가 발생했습니다. 다시 최적화하세요.'
  },
  partly: {
    failed: '이미지 {count|local}개를 최적화하지 못했습니다',
    skipped: '이미지 {count|local}개 건너뜀'
  },
  replies: {
    started: '이미지 {count|local}개를 대기열에 추가했습니다',
    restoring: '이미지 {count|local}개를 복원하는 중입니다',
    stopped: '중지되었습니다. 완료된 이미지는 최적화된 상태로 유지됩니다.',
    settingsSaved: '설정이 저장되었습니다',
    noted: '확인했습니다',
    languageSaved: '언어가 저장되었습니다',
    rated: '평가해 주셔서 감사합니다.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default ko
