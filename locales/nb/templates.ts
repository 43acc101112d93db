/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: 'Produkttittel',
    product_vendor: 'Produktleverandør',
    product_type: 'Produkttype',
    price: 'Pris',
    shop_name: 'Butikknavn',
    product_variant: 'Produktvariant',
    collection_title: 'Samlingstittel',
    blog_title: 'Tittel på blogginnlegg'
  },
  insert: 'Sett inn i «{label}»',
  empty: 'Feltet kan ikke være tomt.',
  unknownField: '{field} er ikke et felt som kan brukes her.'
}
