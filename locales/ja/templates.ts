/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: '商品名',
    product_vendor: '商品の販売元',
    product_type: '商品タイプ',
    price: '価格',
    shop_name: 'ストア名',
    product_variant: '商品のバリエーション',
    collection_title: 'コレクション名',
    blog_title: 'ブログ記事のタイトル'
  },
  insert: '{label}に挿入',
  empty: '内容を入力してください。',
  unknownField: '{field}はここでは使用できない項目です。'
}
