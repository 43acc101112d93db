export const recommendations = {
  title: 'Recomendaciones',
  line: 'Más para tu tienda.',
  tabs: 'Proveedores de aplicaciones',
  partners: 'De channelwill',
  own: 'De {product}',
  frame: 'Aplicaciones de nuestros socios',
  partnersLine:
    'Las aplicaciones de nuestros socios están en una página aparte, que se abre en una pestaña nueva.',
  openPartners: 'Abrir la página',
  free: 'Gratis',
  rating: '{rating} de 5 estrellas',
  reviews: '{n} {{count:reseña|reseñas}}',
  noRating: 'Aún sin valoraciones',
  apps: {
    images: {
      title: 'Optimización de imágenes',
      text: 'Comprime las imágenes de productos, colecciones y blogs. Conserva los originales para que todo se pueda deshacer.',
      open: 'Optimizar imágenes'
    },
    speed: {
      title: 'Velocidad de página',
      text: 'Precarga cada página poco antes de que un visitante la abra y mide lo rápida que es tu tienda en escritorio y móvil.',
      open: 'Ver velocidad de página'
    },
    texts: {
      title: 'Texto alternativo y nombres de archivo',
      text: 'Escribe textos alternativos y nombres de archivo para los motores de búsqueda con tus propias plantillas.',
      open: 'Elegir plantillas'
    },
    store: {
      title: 'Tienda de prueba',
      text: 'La vista pública de una tienda local, con tus imágenes optimizadas y la aceleración activada.',
      open: 'Abrir la tienda'
    }
  }
}
