/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: 'Nazwa produktu',
    product_vendor: 'Dostawca produktu',
    product_type: 'Typ produktu',
    price: 'Cena',
    shop_name: 'Nazwa sklepu',
    product_variant: 'Wariant produktu',
    collection_title: 'Nazwa kolekcji',
    blog_title: 'Tytuł wpisu na blogu'
  },
  insert: 'Wstaw do pola {label}',
  empty: 'Pole nie może być puste.',
  unknownField: 'Pola {field} nie można tu użyć.'
}
