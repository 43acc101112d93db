/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: '产品标题',
    product_vendor: '产品厂商',
    product_type: '产品类型',
    price: '价格',
    shop_name: '商店名称',
    product_variant: '产品多属性',
    collection_title: '产品系列标题',
    blog_title: '博客文章标题'
  },
  insert: '插入到“{label}”',
  empty: '此项不能为空！',
  unknownField: '此处不能使用字段 {field}。'
}
