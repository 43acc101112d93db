/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: '내용을 입력하세요.',
  unknownField: '{field} 필드는 여기에서 사용할 수 없습니다.',
  oneCompression: '압축 방식을 하나만 선택하세요.',
  changedElsewhere:
    '다른 탭에서 설정이 변경되어 아무것도 저장되지 않았습니다. 페이지를 새로 고치고 다시 시도하세요.',
  watermarkMissing: '저장하려면 워터마크 이미지를 업로드해야 합니다.',
  watermarkTooLarge: '워터마크 이미지는 500 KB 이하여야 합니다.',
  watermarkWrongType: '파일 형식은 .jpg .jpeg .png 중 하나여야 합니다.',
  watermarkTooManyPixels: '워터마크 이미지가 1,600만 화소를 초과합니다.',
  watermarkDamaged: '워터마크 이미지가 손상되었거나 불완전합니다.',
  notAllowed: '사용할 수 없는 값입니다'
}
