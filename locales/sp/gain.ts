export const gain = {
  title: 'Tus imágenes optimizadas pesan un {percent} menos',
  all: 'Todas las imágenes optimizadas',
  page: 'Imágenes de una página de producto típica',
  fromTo: 'de {before} a {after}',
  pageNote:
    'La página de producto típica es la mediana de {n} {{count:producto|productos}}, con todas las imágenes a tamaño completo.',
  copies:
    'Shopify muestra la mayoría de las imágenes como copias más pequeñas que crea por su cuenta. En ellas tus clientes ahorran menos, y la diferencia completa donde tu tema muestra el archivo original.'
}
