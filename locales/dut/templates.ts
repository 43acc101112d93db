/** The template editor and its tags (specification §9.5). */
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
  empty: 'Dit veld mag niet leeg zijn!',
  unknownField: '{field} is geen veld dat je hier kunt gebruiken.'
}
