export const templates = {
  fields: {
    product_title: 'Titolo del prodotto',
    product_vendor: 'Fornitore del prodotto',
    product_type: 'Tipo di prodotto',
    price: 'Prezzo',
    shop_name: 'Nome del negozio',
    product_variant: 'Variante del prodotto',
    collection_title: 'Titolo della collezione',
    blog_title: 'Titolo dell’articolo del blog'
  },
  insert: 'Inserisci in {label}',
  empty: 'Questo campo non può essere vuoto.',
  unknownField: 'Il campo {field} non può essere usato qui.'
}
