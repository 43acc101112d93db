/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: '이전 버전 설정',
  line: '설정 페이지와 같은 설정을 이전 버전 방식으로 표시합니다.',
  newer: '새 설정으로 이동',
  mode: '최적화 모드',
  automatic: '자동',
  automaticLine: '새 이미지와 변경된 이미지를 자동으로 최적화합니다.',
  manual: '수동',
  manualLine: '변경할 때마다 앱에서 수동으로 최적화해야 합니다.',
  options: {
    '1': '모든 제품 이미지',
    '2': '게시된 제품 이미지만',
    '3': '블로그 이미지',
    '4': '수동 컬렉션 이미지',
    '5': '자동 컬렉션 이미지'
  },
  targets: '작업할 이미지',
  autoQuality:
    '설정 페이지에서 ‘자동’이 선택되어 있습니다. 여기에서 선택하면 해당 설정을 대체합니다.',
  quality: '품질',
  qualityValue: '{quality}/100',
  progress: '진행률',
  running: '제품 {done}/{all}개 완료',
  upgradeTitle: '자동 최적화',
  upgradeText:
    '새 버전은 새 이미지와 변경된 이미지를 자동으로 최적화합니다. 사용하려면 앱을 다시 한번 승인해야 합니다.',
  authorise: '앱 승인',
  notUpgraded: '앱을 더 편리하게 사용하려면 업그레이드하세요.',
  guideTitle: '설정 가이드',
  guideLine: '최적화할 항목을 선택하세요. 1분도 걸리지 않습니다.',
  guideStart: '시작',
  guideDone: '가이드를 완료했습니다!',
  guideNext: '이미지 최적화 페이지로 이동합니다.'
}
