export const templates = {
  fields: {
    product_title: 'Produkttitel',
    product_vendor: 'Säljare',
    product_type: 'Produkttyp',
    price: 'Pris',
    shop_name: 'Butiksnamn',
    product_variant: 'Produktvariant',
    collection_title: 'Produktserietitel',
    blog_title: 'Blogginläggets titel'
  },
  insert: 'Infoga i {label}',
  empty: 'Fältet får inte vara tomt!',
  unknownField: '{field} är inte ett fält som kan användas här.'
}
