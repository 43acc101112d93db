export const guidance = {
  title: 'Configura tu tienda',
  step: 'Paso {n} de {all}',
  progress: 'Progreso de la configuración',
  back: 'Atrás',
  next: 'Siguiente',
  later: 'Configurar más tarde',
  note: 'Podrás cambiarlo cuando quieras.',
  welcome: {
    title: 'Te damos la bienvenida a Page Speed Boost',
    line: 'Con imágenes más ligeras, tu tienda carga más rápido y es más fácil de encontrar. La configuración lleva menos de 1 minuto.',
    points: {
      compress: 'Elige qué imágenes se comprimen',
      texts: 'Genera textos alternativos y nombres de archivo con plantillas',
      safe: 'Los originales se conservan {days} días: todo se puede deshacer'
    },
    start: 'Empezar'
  },
  look: {
    title: 'Tu tienda hoy',
    found: '{n} {{count:imagen de producto|imágenes de productos}}, {size}',
    empty:
      'Tu tienda aún no tiene imágenes de productos. Las que agregues más adelante también se podrán optimizar.',
    preview: 'Antes y después',
    previewLine: 'Es solo una vista previa: tu tienda no ha cambiado.',
    compressing: 'Comprimiendo {name}…',
    noGain: 'Esta imagen no puede pesar menos.',
    goOn: 'Mientras tanto, puedes seguir con la configuración.',
    noQuota: 'No quedan imágenes en tu plan.'
  },
  images: {
    title: '¿Qué imágenes quieres comprimir?',
    line: 'No se comprime nada hasta que tú lo digas, imagen por imagen o todas a la vez.',
    product: 'Imágenes de productos',
    blog: 'Imágenes de artículos de blog',
    collection: 'Imágenes de colecciones'
  },
  alt: {
    title: 'Optimización del texto alternativo',
    line: 'Los motores de búsqueda y los lectores de pantalla leen el texto alternativo de las imágenes.',
    scopes: 'Textos alternativos que se escriben',
    product: 'Texto alternativo de productos',
    all: 'Todas las imágenes de productos',
    published: 'Solo imágenes de productos publicados',
    collection: 'Texto alternativo de colecciones',
    blog: 'Texto alternativo de blogs',
    blank: 'Solo imágenes sin texto alternativo',
    template: {
      product: 'Texto alternativo de productos',
      collection: 'Texto alternativo de colecciones',
      blogs: 'Texto alternativo de blogs'
    },
    noScope: 'Elige al menos un tipo de texto alternativo o desactiva la opción.'
  },
  file: {
    title: 'Optimización de los nombres de archivo',
    line: 'Los motores de búsqueda también leen el nombre del archivo de imagen.',
    scopes: 'Nombres de archivo que se escriben',
    product: 'Nombres de archivo de productos',
    all: 'Todas las imágenes de productos',
    published: 'Solo imágenes de productos publicados',
    collection: 'Nombres de archivo de colecciones',
    blog: 'Nombres de archivo de blogs',
    template: {
      product: 'Nombre de archivo de productos',
      collection: 'Nombre de archivo de colecciones',
      blogs: 'Nombre de archivo de blogs'
    },
    noScope: 'Elige al menos un tipo de nombre de archivo o desactiva la opción.'
  },
  from: 'Desde {plan}',
  emptyTemplate: 'Este campo no puede estar vacío.',
  backup: {
    title: 'Guardamos una copia de tus originales durante {days} días',
    line: 'Antes de modificar una imagen, se guarda su original. Durante {days} días puedes restaurarla con un solo clic, tal como era, con su nombre y su texto alternativo.',
    after: 'Después se conserva la imagen optimizada y se elimina la copia.'
  },
  done: {
    title: 'Tu tienda está lista',
    plans: 'Abriendo los planes…',
    images: 'Abriendo tus imágenes…',
    skip: 'Ahora no'
  },
  success: 'Listo',
  error: 'Error',
  notKept: 'No se pudo guardar tu progreso. Comprueba tu conexión.',
  completed: 'Configuración completada',
  completedLine: 'Abriendo tus imágenes.',
  again: 'Volver a empezar',
  resumeTitle: 'Termina la configuración',
  resumeLine: 'Lleva menos de 1 minuto.',
  resume: 'Continuar'
}
