/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: 'Titre du produit',
    product_vendor: 'Distributeur du produit',
    product_type: 'Type de produit',
    price: 'Prix',
    shop_name: 'Nom de la boutique',
    product_variant: 'Variante de produit',
    collection_title: 'Titre de la collection',
    blog_title: 'Titre de l’article de blog'
  },
  insert: 'Insérer dans {label}',
  empty: 'Ce champ ne peut pas être vide !',
  unknownField: '{field} n’est pas un champ utilisable ici.'
}
