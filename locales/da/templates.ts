/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: 'Produkttitel',
    product_vendor: 'Produktleverandør',
    product_type: 'Produkttype',
    price: 'Pris',
    shop_name: 'Butikkens navn',
    product_variant: 'Produktvariant',
    collection_title: 'Kollektionstitel',
    blog_title: 'Titel på blogopslag'
  },
  insert: 'Indsæt i ”{label}”',
  empty: 'Feltet må ikke være tomt.',
  unknownField: '{field} er ikke et felt, der kan bruges her.'
}
