import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: '자동 최적화',
  line: '새 이미지와 변경된 이미지, 아직 최적화되지 않은 이미지를 자동으로 최적화합니다.',
  on: '켜짐',
  off: '꺼짐',
  targets: '적용 대상',
  products: '제품 이미지',
  publishedProducts: '게시된 제품 이미지',
  collections: '컬렉션 이미지',
  blogs: '블로그 이미지',
  altText: '대체 텍스트',
  fileName: '파일 이름',
  fromPlan: '{plan} 요금제부터',
  noFeature: '자동 최적화 설정이 꺼져 있습니다. 자동으로 최적화할 항목을 설정하세요.',
  setUp: '설정하기',
  paused:
    '이미지 한도를 모두 사용하여 일시 중지되었습니다. 한도가 다시 생기면 자동으로 재개됩니다.',
  byHand: '변경할 때마다 앱에서 수동으로 최적화해야 합니다.',
  ask: '자동 최적화를 켜시겠습니까?',
  turnOn: '켜기',
  turnedOn: '자동 최적화가 켜졌습니다',
  notChanged: '변경 사항을 저장하지 못했습니다. 연결을 확인하고 다시 시도하세요.',
  banner: '자동 최적화 중',
  bannerLine: '새 이미지와 변경된 이미지를 자동으로 최적화합니다.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: '작업 기록',
  line: '지난 90일 동안의 작업을 최신순으로 표시합니다.',
  open: '작업 기록',
  kinds: {
    optimise: {
      product: '제품 이미지 최적화',
      collection: '컬렉션 이미지 최적화',
      article: '블로그 게시물 이미지 최적화',
      upload: '업로드한 이미지 최적화'
    },
    reoptimise: {
      product: '제품 이미지 재최적화',
      collection: '컬렉션 이미지 재최적화',
      article: '블로그 게시물 이미지 재최적화',
      upload: '업로드한 이미지 재최적화'
    },
    automatic: {
      product: '제품 이미지 자동 최적화',
      collection: '컬렉션 이미지 자동 최적화',
      article: '블로그 게시물 이미지 자동 최적화',
      upload: '업로드한 이미지 자동 최적화'
    },
    restore: {
      product: '제품 이미지 복원',
      collection: '컬렉션 이미지 복원',
      article: '블로그 게시물 이미지 복원',
      upload: '업로드한 이미지 복원'
    }
  },
  states: {
    queued: '대기 중',
    running: '진행 중',
    paused: '일시 중지됨',
    stopping: '중지하는 중',
    done: '완료',
    stopped: '중지됨',
    partly: '일부 완료',
    failed: '실패'
  },
  changed: '이미지 {n}개 변경됨',
  unchanged: '{n}개 이미 최적',
  skipped: '{n}개 미처리',
  left: '{n}개 남음',
  undo: '되돌리기',
  undoNamed: '되돌리기: {title}',
  undoTitle: '이 작업을 되돌리시겠습니까?',
  undoText:
    '이 작업에서 변경된 이미지가 파일 이름과 대체 텍스트까지 모두 원본으로 돌아갑니다. 비용은 들지 않습니다. 다른 작업에서 변경된 내용은 그대로 유지됩니다.',
  failures: '이미지 {n}개가 실패한 이유',
  hideFailures: '숨기기',
  retry: '다시 시도',
  retryNamed: '다시 시도: {name}',
  retryAll: '모두 다시 시도',
  more: '더 보기',
  empty: '아직 작업 기록이 없습니다',
  emptyLine: '이미지를 최적화하거나 복원하면 여기에 표시됩니다.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: '설정에 따라 제외되었습니다',
    image: '설정에 따라 제외되었습니다',
    name: '설정에서 제외한 파일 이름입니다',
    size: '설정한 크기보다 작습니다'
  },
  title: '제외 항목',
  line: '다음 이미지는 최적화되지 않습니다. 복원은 계속 가능합니다.',
  none: '없음',
  names: '파일 이름',
  namesHelp: '한 줄에 하나씩 입력하세요. *는 임의의 문자를 나타냅니다. 예: logo-*, *.gif',
  below: '다음 크기 미만',
  belowUnit: 'KB',
  wrongNames: '파일 이름은 최대 200개, 각각 255자까지 입력할 수 있습니다.',
  wrongSize: '0~51200 사이의 정수(KB)를 입력하세요.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '이미지 {count|local}개의 최적화가 바로 시작됩니다.',
  uses: '남은 이미지 한도 {left|local}개 중 최대 {count|local}개를 사용합니다.',
  short:
    '이미지 한도로 그중 {left|local}개를 최적화할 수 있습니다. 나머지는 한도가 다시 생길 때까지 기다립니다.',
  mustSetUp: '최적화하기 전에 설정에서 이미지 종류를 하나 이상 선택하세요.',
  noFeature: '자동 최적화 설정이 꺼져 있습니다. 자동으로 최적화할 항목을 설정하세요.',
  excluded: '선택한 항목은 최적화에서 제외되어 있습니다. 먼저 제외를 해제하세요.',
  excludedDone: '이미지 {count|local}개를 최적화에서 제외했습니다',
  includedDone: '이미지 {count|local}개의 제외를 해제했습니다',
  paused: '일시 중지되었습니다. 처리 중인 이미지는 끝까지 처리됩니다.',
  resumed: '재개되었습니다',
  nothingPaused: '일시 중지된 작업이 없습니다.',
  unknownRun: '이 작업은 더 이상 기록에 없습니다.',
  nothingToUndo: '되돌릴 이미지가 없습니다. 그 사이에 이미지가 복원되었거나 변경되었습니다.',
  nothingToRetry: '다시 시도할 이미지가 없습니다.'
} satisfies BaseTranslation
