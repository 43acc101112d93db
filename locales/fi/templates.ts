export const templates = {
  fields: {
    product_title: 'Tuotteen nimi',
    product_vendor: 'Myyjä',
    product_type: 'Tuotetyyppi',
    price: 'Hinta',
    shop_name: 'Kaupan nimi',
    product_variant: 'Tuoteversio',
    collection_title: 'Kokoelman nimi',
    blog_title: 'Blogipostauksen otsikko'
  },
  insert: 'Lisää kenttään: {label}',
  empty: 'Kenttä ei voi olla tyhjä!',
  unknownField: 'Kenttää {field} ei voi käyttää tässä.'
}
