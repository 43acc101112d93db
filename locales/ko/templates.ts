/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: '제품 제목',
    product_vendor: '제품 공급업체',
    product_type: '제품 유형',
    price: '가격',
    shop_name: '스토어 이름',
    product_variant: '이형 상품',
    collection_title: '컬렉션 제목',
    blog_title: '블로그 게시물 제목'
  },
  insert: '{label}에 삽입',
  empty: '내용을 입력하세요.',
  unknownField: '{field} 필드는 여기에서 사용할 수 없습니다.'
}
