export const templates = {
  fields: {
    product_title: 'Título del producto',
    product_vendor: 'Proveedor del producto',
    product_type: 'Tipo de producto',
    price: 'Precio',
    shop_name: 'Nombre de la tienda',
    product_variant: 'Variante del producto',
    collection_title: 'Título de la colección',
    blog_title: 'Título del artículo de blog'
  },
  insert: 'Insertar en {label}',
  empty: 'Este campo no puede estar vacío.',
  unknownField: 'El campo {field} no se puede usar aquí.'
}
