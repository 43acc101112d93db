/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: 'Název produktu',
    product_vendor: 'Dodavatel produktu',
    product_type: 'Typ produktu',
    price: 'Cena',
    shop_name: 'Název obchodu',
    product_variant: 'Varianta produktu',
    collection_title: 'Název kolekce',
    blog_title: 'Název příspěvku na blogu'
  },
  insert: 'Vložit do pole {label}',
  empty: 'Pole nesmí být prázdné.',
  unknownField: 'Pole {field} tu nelze použít.'
}
