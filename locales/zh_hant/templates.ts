/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: '商品名稱',
    product_vendor: '商品廠商',
    product_type: '商品類型',
    price: '價格',
    shop_name: '商店名稱',
    product_variant: '商品子類',
    collection_title: '商品系列名稱',
    blog_title: '網誌文章標題'
  },
  insert: '插入至「{label}」',
  empty: '此欄位不得空白！',
  unknownField: '這裡不能使用欄位 {field}。'
}
