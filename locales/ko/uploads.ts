/** The upload dialog. */
export const uploads = {
  action: '이미지 업로드',
  title: '이미지 업로드',
  drop: '여기에 이미지를 끌어다 놓으세요',
  choose: '이미지 선택',
  hint: 'JPG 또는 PNG, 각 {size} 이하, 한 번에 {most}개까지',
  badDrop: '파일 형식은 .jpg .jpeg .png 중 하나여야 합니다.',
  none: '아직 업로드한 이미지가 없습니다',
  refusedTitle: '다음 이미지를 업로드하지 못했습니다:',
  notSupported: '‘{name}’ 파일은 지원되지 않습니다. 파일 형식은 .jpg 또는 .png여야 합니다.',
  tooLarge: '‘{name}’ 파일이 너무 큽니다. 파일은 {size} 이하여야 합니다.',
  isEmpty: '‘{name}’ 파일이 비어 있습니다.',
  tooMany: '‘{name}’ 파일은 개수 제한을 초과합니다. 한 번에 {most}개까지 업로드할 수 있습니다.',
  files: '업로드할 이미지',
  sent: '업로드됨',
  notSent: '업로드하지 못했습니다. 연결을 확인하고 다시 시도하세요.',
  retry: '다시 시도: {name}',
  remove: '{name} 제거',
  fileProgress: '{name} 업로드',
  overall: '{all}개 중 {n}개 업로드됨',
  overallLabel: '전체 이미지 업로드',
  options: '옵션',
  pngToJpg: 'PNG를 JPG로 변환',
  pngToJpgLine: '크기를 최대 80%까지 줄일 수 있습니다.',
  watermark: '워터마크 추가',
  watermarkLine: '설정의 워터마크를 사용합니다. 파일이 커질 수 있습니다.',
  noWatermark: '먼저 설정에서 워터마크 이미지를 업로드하세요.',
  start: '업로드 및 최적화',
  stop: '업로드 중지',
  leaveTitle: '업로드를 중지하시겠습니까?',
  leaveText: '이 이미지는 최적화되지 않습니다.',
  leave: '업로드 중지',
  stay: '계속 업로드'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: '아직 업로드한 이미지가 없습니다',
  refusedTitle: '다음 이미지를 업로드하지 못했습니다:',
  notSupported: '‘{name}’ 파일은 지원되지 않습니다. 파일 형식은 .jpg 또는 .png여야 합니다.',
  tooLarge: '‘{name}’ 파일이 너무 큽니다. 파일은 50 MB 이하여야 합니다.',
  incomplete: '‘{name}’ 파일이 완전히 전송되지 않았습니다. 다시 업로드하세요.',
  broken: '업로드가 중단되었습니다. 파일을 다시 업로드하세요.',
  linkUsed: '이미 사용된 업로드 주소입니다. 새 주소를 요청하세요.',
  linkExpired: '업로드 주소가 만료되었습니다. 파일을 다시 업로드하세요.',
  unknown: '일부 파일이 더 이상 없습니다. 다시 업로드하세요.',
  tooManyWaiting: '대기 중인 업로드가 너무 많습니다. 내일 다시 시도하세요.'
}
