/** The history exported as CSV. */
export const exportCsv = {
  all: '모두 내보내기(CSV)',
  /** ASCII, because it is sent in an HTTP header. */
  fileName: 'optimization-history',
  kinds: { product: '제품', collection: '컬렉션', article: '블로그', upload: '기타' },
  columns: {
    kind: '유형',
    id: 'ID',
    title: '이름',
    imageId: '이미지 ID',
    fileName: '파일 이름',
    status: '상태',
    originalType: '원본 파일 형식',
    fileType: '파일 형식',
    originalBytes: '원본 크기(바이트)',
    compressedBytes: '압축 후 크기(바이트)',
    ratio: '감소율(%)',
    toJpg: 'PNG → JPG',
    watermark: '워터마크',
    altText: '대체 텍스트',
    editedName: '파일 이름 변경',
    optimisedAt: '최적화 일시',
    reason: '사유'
  }
}
