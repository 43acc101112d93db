export const setting = {
  title: 'Configuración',
  line: 'Tu cuenta y cómo se optimizan las imágenes.',
  account: 'Cuenta',
  signedIn: 'Has iniciado sesión con un token de acceso.',
  signOut: 'Cerrar sesión',
  signOutEverywhere: 'Cerrar sesión en todos los dispositivos',
  images: 'Configuración de optimización de imágenes',
  sections: {
    image_opt: 'Optimizar imágenes',
    alt_text: 'Texto alternativo de imágenes',
    file_name: 'Nombre de archivo de imágenes'
  },
  lines: {
    image_opt: 'Comprime las imágenes para que las páginas carguen más rápido.',
    alt_text: 'Escribe una descripción para motores de búsqueda y lectores de pantalla.',
    file_name: 'Da a los archivos de imagen nombres que los motores de búsqueda puedan leer.'
  },
  on: 'Activado',
  off: 'Desactivado',
  unsaved: 'Cambios sin guardar',
  discard: 'Descartar',
  save: 'Guardar',
  saveAndTurnOn: 'Guardar y activar',
  reload: 'Volver a cargar',
  firstSetup: 'Configuración inicial',
  setUp: 'Configurar',
  noTarget: 'Para poder optimizar, configura al menos un elemento.',
  noWatermark: 'Para guardar, sube una imagen de marca de agua.',
  auto: 'Automático',
  autoLine: 'Reduce cada imagen al máximo sin diferencias visibles.',
  customLine: 'El mismo nivel para todas las imágenes.',
  exactLevel: '{level} (calidad {quality})',
  resize: 'Tamaño de imagen',
  longestSide: 'Reducir las imágenes más grandes',
  longestSideLabel: 'Lado más largo, en píxeles',
  longestSideWrong: 'Escribe un número entero de píxeles entre 100 y 20000.'
}

export const watermark = {
  title: 'Marca de agua',
  switch: 'Agregar una marca de agua',
  notGif: 'Las imágenes GIF no llevan marca de agua.',
  mayEnlarge: 'Una marca de agua puede aumentar el tamaño de los archivos.',
  drop: 'Arrastra una imagen aquí o',
  choose: 'Elegir imagen',
  hint: '.jpg .jpeg .png, 500 KB como máximo',
  refused: 'No se pudieron subir estas imágenes:',
  wrongType: '“{name}” no es compatible. Tipos de archivo admitidos: .jpg .jpeg .png.',
  tooLarge: '“{name}” ({size}): la imagen de la marca de agua puede pesar 500 KB como máximo.',
  unreadable: '“{name}” no se puede leer como imagen.',
  picture: 'Imagen de la marca de agua',
  remove: 'Quitar la imagen de la marca de agua',
  replace: 'Reemplazar',
  size: 'Tamaño',
  sizeValue: '{percent} de la altura de la imagen',
  opacity: 'Opacidad',
  position: 'Posición',
  positions: {
    t_l: 'Arriba a la izquierda',
    t_c: 'Arriba en el centro',
    t_r: 'Arriba a la derecha',
    c: 'Centro',
    b_l: 'Abajo a la izquierda',
    b_c: 'Abajo en el centro',
    b_r: 'Abajo a la derecha'
  },
  preview: 'Vista previa en una de tus imágenes',
  sample: 'Una imagen de tu tienda con la marca de agua'
}

export const imageTexts = {
  targets: 'Imágenes a las que se aplica',
  alt_text: {
    allProducts: 'Todas las imágenes de productos',
    publishedProducts: 'Solo imágenes de productos publicados',
    product: 'Texto alternativo de productos',
    collection: 'Texto alternativo de colecciones',
    blogs: 'Texto alternativo de blogs',
    productTemplate: 'Texto alternativo de las imágenes de productos',
    collectionTemplate: 'Texto alternativo de las imágenes de colecciones',
    blogsTemplate: 'Texto alternativo de las imágenes de blogs'
  },
  file_name: {
    allProducts: 'Todas las imágenes de productos',
    publishedProducts: 'Solo imágenes de productos publicados',
    product: 'Nombres de archivo de productos',
    collection: 'Nombres de archivo de colecciones',
    blogs: 'Nombres de archivo de blogs',
    productTemplate: 'Nombre de archivo de las imágenes de productos',
    collectionTemplate: 'Nombre de archivo de las imágenes de colecciones',
    blogsTemplate: 'Nombre de archivo de las imágenes de blogs'
  },
  scope: 'Qué productos',
  blankOnly: 'Solo imágenes sin texto alternativo',
  preview: 'Vista previa de {title}',
  nothing: 'Nada: la imagen conserva lo que tiene.'
}
