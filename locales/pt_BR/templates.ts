/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: 'Título do produto',
    product_vendor: 'Fabricante do produto',
    product_type: 'Tipo de produto',
    price: 'Preço',
    shop_name: 'Nome da loja',
    product_variant: 'Variante do produto',
    collection_title: 'Título da coleção',
    blog_title: 'Título do post do blog'
  },
  insert: 'Inserir em: {label}',
  empty: 'O campo não pode ficar vazio.',
  unknownField: '{field} não é um campo que possa ser usado aqui.'
}
