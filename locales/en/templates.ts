/** The editor of a template and its tags (specification, app shell §3). */
export const templates = {
  fields: {
    product_title: 'Product title',
    product_vendor: 'Product vendor',
    product_type: 'Product type',
    price: 'Price',
    shop_name: 'Shop name',
    product_variant: 'Product variant',
    collection_title: 'Collection title',
    blog_title: 'Blog title'
  },
  insert: 'Insert into {label:string}',
  empty: 'The input cannot be empty!'
}
