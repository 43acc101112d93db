import type { BaseTranslation } from '../i18n-types.ts'

export const automatic = {
  title: 'Optimización automática',
  line: 'Las imágenes nuevas, modificadas o aún sin optimizar se optimizan automáticamente.',
  on: 'Activada',
  off: 'Desactivada',
  targets: 'Se aplica a',
  products: 'Imágenes de productos',
  publishedProducts: 'Imágenes de productos publicados',
  collections: 'Imágenes de colecciones',
  blogs: 'Imágenes de blogs',
  altText: 'Texto alternativo',
  fileName: 'Nombres de archivo',
  fromPlan: 'Desde {plan}',
  noFeature:
    'La configuración automática está desactivada. Elige qué contenido se optimiza automáticamente.',
  setUp: 'Configurar',
  paused:
    'En pausa: la cuota de imágenes se agotó. Se reanudará automáticamente cuando vuelva a haber cuota.',
  byHand: 'Después de cada cambio, tienes que optimizar manualmente en la aplicación.',
  ask: '¿Activar la optimización automática?',
  turnOn: 'Activar',
  turnedOn: 'La optimización automática está activada',
  notChanged: 'No se pudo hacer el cambio. Comprueba tu conexión e inténtalo de nuevo.',
  banner: 'Optimización automática en curso',
  bannerLine: 'Las imágenes nuevas y modificadas se optimizan automáticamente.'
} satisfies BaseTranslation

export const runLog = {
  title: 'Procesos',
  line: 'Lo que se hizo en los últimos 90 días, primero lo más reciente.',
  open: 'Procesos',
  kinds: {
    optimise: {
      product: 'Optimización de productos',
      collection: 'Optimización de colecciones',
      article: 'Optimización de artículos de blog',
      upload: 'Optimización de imágenes subidas'
    },
    reoptimise: {
      product: 'Reoptimización de productos',
      collection: 'Reoptimización de colecciones',
      article: 'Reoptimización de artículos de blog',
      upload: 'Reoptimización de imágenes subidas'
    },
    automatic: {
      product: 'Optimización automática de productos',
      collection: 'Optimización automática de colecciones',
      article: 'Optimización automática de artículos de blog',
      upload: 'Optimización automática de imágenes subidas'
    },
    restore: {
      product: 'Restauración de imágenes de productos',
      collection: 'Restauración de imágenes de colecciones',
      article: 'Restauración de imágenes del blog',
      upload: 'Restauración de imágenes subidas'
    }
  },
  states: {
    queued: 'En cola',
    running: 'En curso',
    paused: 'En pausa',
    stopping: 'Deteniendo',
    done: 'Terminado',
    stopped: 'Detenido',
    partly: 'Hecho en parte',
    failed: 'Con error'
  },
  changed: '{n} {{count:imagen modificada|imágenes modificadas}}',
  unchanged: '{n} sin mejora posible',
  skipped: '{n} sin procesar',
  left: '{n} por procesar',
  undo: 'Deshacer',
  undoNamed: 'Deshacer: {title}',
  undoTitle: '¿Deshacer este proceso?',
  undoText:
    'Cada imagen que este proceso modificó recupera su original, con su nombre y su texto alternativo. Es gratis. Los cambios de otros procesos se conservan.',
  failures: 'Por qué {{count:falló|fallaron}} {n} {{count:imagen|imágenes}}',
  hideFailures: 'Ocultar',
  retry: 'Reintentar',
  retryNamed: 'Reintentar: {name}',
  retryAll: 'Reintentar todo',
  more: 'Mostrar más',
  empty: 'Aún no hay procesos',
  emptyLine: 'Aquí aparecerá cada proceso que optimice o restaure imágenes.'
} satisfies BaseTranslation

export const exclusions = {
  reasons: {
    item: 'Excluido por tu configuración',
    image: 'Excluida por tu configuración',
    name: 'La configuración excluye su nombre de archivo',
    size: 'Ocupa menos de lo que exige la configuración'
  },
  title: 'Exclusiones',
  line: 'Estas imágenes nunca se optimizan. Sí se pueden restaurar.',
  none: 'Ninguna',
  names: 'Nombres de archivo',
  namesHelp: 'Uno por línea. El * equivale a cualquier texto: logo-*, *.gif',
  below: 'Menos de',
  belowUnit: 'KB',
  wrongNames: 'Escribe como máximo 200 nombres de hasta 255 caracteres cada uno.',
  wrongSize: 'Escribe un número entero de KB entre 0 y 51200.'
} satisfies BaseTranslation

export const automaticReplies = {
  starts: '{count|local} {{count:imagen se optimizará|imágenes se optimizarán}} enseguida.',
  uses: 'Esto usa como máximo {count|local} de las {left|local} que quedan en la cuota de imágenes.',
  short:
    'La cuota de imágenes cubre {left|local} de ellas. Las demás esperan hasta que vuelva a haber cuota.',
  mustSetUp: 'Para poder optimizar, configura al menos un elemento.',
  noFeature:
    'La configuración automática está desactivada. Elige qué contenido se optimiza automáticamente.',
  excluded: 'Lo que elegiste está excluido de la optimización. Primero vuelve a incluirlo.',
  excludedDone:
    'A partir de ahora, {count|local} {{count:imagen queda excluida|imágenes quedan excluidas}} de la optimización',
  includedDone:
    'A partir de ahora, {count|local} {{count:imagen vuelve|imágenes vuelven}} a optimizarse',
  paused: 'En pausa. Las imágenes en curso se terminan.',
  resumed: 'Proceso reanudado',
  nothingPaused: 'No hay nada en pausa.',
  unknownRun: 'Este proceso ya no existe.',
  nothingToUndo:
    'Ya no queda nada que deshacer: estas imágenes se restauraron o cambiaron después.',
  nothingToRetry: 'Ya no queda nada que reintentar.'
} satisfies BaseTranslation
