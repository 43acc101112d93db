/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: 'Produkttitel',
    product_vendor: 'Produktanbieter',
    product_type: 'Produkttyp',
    price: 'Preis',
    shop_name: 'Shop-Name',
    product_variant: 'Produktvariante',
    collection_title: 'Kollektionstitel',
    blog_title: 'Titel des Blogbeitrags'
  },
  insert: 'In „{label}“ einfügen',
  empty: 'Dieses Feld darf nicht leer sein.',
  unknownField: '{field} ist kein Feld, das hier verwendet werden kann.'
}
