/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: 'Product title',
    product_vendor: 'Product vendor',
    product_type: 'Product type',
    price: 'Price',
    shop_name: 'Shop name',
    product_variant: 'Product variant',
    collection_title: 'Collection title',
    blog_title: 'Blog post title'
  },
  insert: 'Insert into {label:string}',
  empty: 'The input cannot be empty!',
  unknownField: 'The field {field:string} cannot be used here.'
}
