/** The editor of a template and its tags. */
export const templates = {
  fields: {
    product_title: 'Producttitel',
    product_vendor: 'Verkoper',
    product_type: 'Producttype',
    price: 'Prijs',
    shop_name: 'Winkelnaam',
    product_variant: 'Productvariant',
    collection_title: 'Collectietitel',
    blog_title: 'Titel van blogpost'
  },
  insert: 'Invoegen in {label}',
  empty: 'Dit veld mag niet leeg zijn!'
}
