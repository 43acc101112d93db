import { automatic, automaticReplies, exclusions, runLog } from './automatic.ts'
import { cli } from './cli.ts'
import { exportCsv } from './export.ts'
import { gain } from './gain.ts'
import { imageSettings } from './image-settings.ts'
import { legacy } from './legacy.ts'
import { looks } from './looks.ts'
import { pricing } from './pricing.ts'
import { imageTexts, setting, watermark } from './setting.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { strict } from './strict.ts'
import { templates } from './templates.ts'
import { uploadErrors, uploads } from './uploads.ts'

const sp = {
  cli,
  exportCsv,
  gain,
  imageSettings,
  speed,
  strict,
  ...shell,
  ...pricing,
  app: {
    name: 'Page Speed Boost',
    skip: 'Saltar al contenido',
    navigation: 'Principal',
    dismiss: 'Descartar',
    notifications: 'Notificaciones',
    problem: 'Algo salió mal'
  },
  signIn: {
    title: 'Iniciar sesión',
    line: 'Introduce el token de acceso que se mostró al iniciar el servidor.',
    token: 'Token de acceso',
    action: 'Iniciar sesión',
    wrong:
      'Este token de acceso no es válido. Cópialo de nuevo de la última línea que mostró el servidor.'
  },
  dialog: {
    quota: {
      title: 'Límite del plan alcanzado',
      fit: 'Optimizar las que quepan',
      upgrade: 'Mejorar plan'
    },
    close: 'Cerrar',
    cancel: 'Cancelar',
    tryAgain: 'Reintentar',
    failed: 'No se pudo cargar',
    checkConnection: 'Comprueba tu conexión e inténtalo de nuevo.',
    loading: 'Cargando',
    from: 'Desde {plan}',
    none: 'Ninguno'
  },
  manual: {
    title: 'Optimizar manualmente',
    kinds: 'Qué optimizar',
    tabs: { product: 'Producto', collection: 'Colección', article: 'Blog' },
    search: {
      product: 'Buscar productos',
      collection: 'Buscar colecciones',
      article: 'Buscar artículos de blog'
    },
    name: 'Nombre',
    state: 'Estado',
    onlyOpen: 'Solo sin optimizar',
    sort: 'Ordenar por',
    sorts: { open: 'Primero sin optimizar', size: 'Primero los de mayor tamaño' },
    selectAll: 'Seleccionar los {n}',
    nothing: 'Selecciona lo que quieres optimizar.',
    start: 'Optimizar',
    selectPage: 'Seleccionar todo en esta página',
    select: 'Seleccionar {title}',
    images: '{shown} {{count:imagen|imágenes}}',
    open: 'Sin optimizar',
    partly: 'Optimización: {done} de {all}',
    done: 'Optimizado',
    excluded: 'Excluido',
    someExcluded: '{n} {{count:imagen excluida|imágenes excluidas}}',
    exclude: 'Excluir de la optimización',
    include: 'Volver a incluir',
    more: 'Acciones para {title}',
    selected: 'Selección: {count}',
    left: '{shown} {{count:imagen disponible|imágenes disponibles}}',
    tooMany: 'Máximo {most} a la vez',
    clear: 'Borrar selección',
    optimize: {
      product: 'Optimizar {shown} {{count:producto|productos}}',
      collection: 'Optimizar {shown} {{count:colección|colecciones}}',
      article: 'Optimizar {shown} {{count:artículo de blog|artículos de blog}}'
    },
    empty: 'No hay datos para mostrar',
    emptyLine: {
      product: 'Los productos con imágenes aparecerán aquí.',
      collection: 'Las colecciones con imágenes aparecerán aquí.',
      article: 'Los artículos de blog con imágenes aparecerán aquí.'
    },
    noHits: 'Prueba otra búsqueda.',
    estimate: 'Estimar ahorro',
    estimating: 'Probando con algunas imágenes…',
    estimated: 'Se pueden ahorrar unos {saved} de {size} ({percent}).',
    hardlyAny: 'Aquí no hay casi nada que ahorrar.',
    estimateBasis:
      'Prueba con {tried} de {shown} {{count:imagen|imágenes}}. No se modificó ni se contó nada.'
  },
  paging: {
    label: 'Páginas',
    rows: 'Filas',
    showing: '{from}-{to} de {total} resultados',
    page: '{page} / {pages}',
    previous: 'Página anterior',
    next: 'Página siguiente',
    show: 'Mostrar'
  },
  compression: {
    title: 'Configuración de optimización',
    targets: 'Imágenes que se optimizan',
    products: 'Imágenes de productos',
    scope: 'Qué productos',
    allProducts: 'Todas las imágenes de productos',
    publishedProducts: 'Solo imágenes de productos publicados',
    collections: 'Imágenes de colecciones',
    blogs: 'Imágenes de blogs',
    compression: 'Compresión',
    custom: 'Calidad personalizada',
    lossless: 'Sin pérdida',
    losslessLine: 'Conserva cada píxel.',
    level: 'Nivel de compresión',
    levels: { low: 'Bajo', medium: 'Medio', high: 'Alto' },
    recommended: '{level} (recomendado)',
    conversion: 'Tipo de archivo',
    pngToJpg: 'Convertir PNG a JPG',
    pngToJpgLine: 'Puede reducir el tamaño hasta un 80 %.',
    sizeControl: 'No convertir si el resultado pesa más que el original',
    flatten: 'También imágenes con transparencia, sobre fondo blanco',
    leaveTitle: 'Cambios sin guardar',
    leaveText: 'Tus cambios no se han guardado. ¿Seguro que quieres salir?',
    leave: 'Salir',
    stay: 'Seguir en esta página'
  },
  compare: {
    title: 'Original y optimizada',
    original: 'Original',
    optimized: 'Optimizada',
    reduction: 'Reducción',
    ...looks,
    fileType: 'Tipo de archivo',
    converted: '{from} → {to}',
    handle: 'Mostrar más de la imagen original o de la optimizada',
    share: '{percent} original',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    position: 'Imagen {position} de {total}',
    restore: 'Restaurar original',
    moreQuality: 'Más calidad',
    better: {
      medium: 'Nivel de compresión: Medio',
      low: 'Nivel de compresión: Bajo',
      lossless: 'Sin pérdida'
    },
    best: 'No hay una calidad mayor para esta imagen.',
    nothing: 'Nada que comparar',
    nothingLine: 'En este momento, ninguna de estas imágenes está comprimida.',
    originalMissing: 'No se pudo cargar la imagen original.',
    optimizedMissing: 'No se pudo cargar la imagen optimizada.'
  },
  detail: {
    back: 'Optimización de imágenes',
    title: 'Detalle de la optimización',
    kept: 'Los datos de las imágenes solo se conservan {days} días.',
    table: 'Imágenes de {title}',
    noItem: 'No hay datos para mostrar',
    noItemLine: 'Abre una fila del historial para ver qué se hizo con sus imágenes.',
    empty: 'No hay datos para mostrar',
    emptyLine: 'Las imágenes procesadas en los últimos 30 días aparecerán aquí.',
    toJpg: 'PNG a JPG',
    altText: 'Texto alternativo',
    fileName: 'Nombre de archivo',
    watermark: 'Marca de agua',
    columns: {
      status: 'Estado',
      fileType: 'Tipo de archivo',
      originalSize: 'Tamaño original',
      ratio: 'Reducción',
      compressedSize: 'Tamaño comprimido',
      actions: 'Acciones'
    },
    status: {
      compressed: 'Comprimida',
      not_compressed: 'Sin comprimir',
      already_optimal: 'Ya óptima',
      restored: 'Restaurada',
      failed: 'Con error',
      expired: 'Vencida',
      deleted: 'Eliminada'
    },
    selectPage: 'Seleccionar todo en esta página',
    select: 'Seleccionar {name}',
    selected: 'Selección: {count}',
    clear: 'Borrar selección',
    restore: 'Restaurar',
    restoreOriginal: 'Restaurar original',
    reOptimize: 'Reoptimizar',
    download: 'Descargar',
    compare: 'Comparar',
    more: 'Acciones para {name}',
    wrongState:
      'Esta acción no está disponible para el estado de las imágenes elegidas. Selecciona otras.',
    noUrl: 'La URL está vacía',
    working: { optimize: 'Optimizando', restore: 'Restaurando' },
    daysLeft: '{n} {{count:día|días}} para restaurar',
    delivered:
      'La copia de seguridad es la imagen tal como la muestra tu tienda. Shopify no da a las aplicaciones el archivo que subiste.',
    excluded: 'Excluida',
    exclude: 'Excluir de la optimización',
    include: 'Volver a incluir',
    progress: '{done} de {total} imágenes listas',
    optimized: '{shown} {{count:imagen optimizada|imágenes optimizadas}}',
    restored: '{shown} {{count:imagen restaurada|imágenes restauradas}}',
    notDone: '{shown} {{count:imagen|imágenes}} con error',
    alreadyOptimal: '{shown} {{count:imagen ya óptima|imágenes ya óptimas}}'
  },
  imagesPage: {
    title: 'Optimización de imágenes',
    line: 'Imágenes más ligeras, mejores resultados de búsqueda.',
    settings: 'Configuración',
    optimize: 'Optimizar imágenes',
    notLoaded: 'No se pudo cargar. Comprueba tu conexión e inténtalo de nuevo.'
  },
  stats: {
    label: 'Resultados',
    totalSaved: 'Espacio total ahorrado',
    across: 'en {n} {{count:imagen|imágenes}}',
    averageSaved: 'Espacio medio ahorrado',
    perImage: 'por imagen',
    averagePercent: 'Ahorro medio',
    ofOriginal: 'del tamaño original',
    freePlan: 'Plan gratuito',
    prePlan: 'Plan Premium',
    unlimited: 'Ilimitado',
    used: '{n} {{count:imagen usada|imágenes usadas}}',
    left: '{n} {{count:imagen disponible|imágenes disponibles}}',
    addOn: 'Adicionales: {used} / {all} imágenes',
    quota: '{used} de {all} imágenes usadas'
  },
  run: {
    optimise: {
      product: 'Optimizando productos',
      collection: 'Optimizando colecciones',
      article: 'Optimizando artículos de blog',
      upload: 'Optimizando imágenes'
    },
    reoptimise: {
      product: 'Reoptimizando productos',
      collection: 'Reoptimizando colecciones',
      article: 'Reoptimizando artículos de blog',
      upload: 'Reoptimizando imágenes'
    },
    automatic: {
      product: 'Optimizando productos automáticamente',
      collection: 'Optimizando colecciones automáticamente',
      article: 'Optimizando artículos de blog automáticamente',
      upload: 'Optimizando imágenes automáticamente'
    },
    restore: {
      product: 'Restaurando imágenes de productos',
      collection: 'Restaurando imágenes de colecciones',
      article: 'Restaurando imágenes del blog',
      upload: 'Restaurando imágenes'
    },
    done: 'Progreso: {n} de {all}. Puedes salir de esta página.',
    seconds: 'Queda menos de un minuto',
    minutes: '{{count:Queda|Quedan}} aproximadamente {n} {{count:minuto|minutos}}',
    hours: '{{count:Queda|Quedan}} aproximadamente {n} {{count:hora|horas}}',
    stop: 'Detener',
    pause: 'Pausar',
    resume: 'Reanudar',
    paused: 'En pausa',
    undo: 'Deshacer',
    notChanged: 'Algo salió mal. Comprueba tu conexión e inténtalo de nuevo.',
    notStopped: 'No se pudo detener el proceso. Comprueba tu conexión e inténtalo de nuevo.',
    waitsForRoom:
      'El disco del servidor está lleno. El proceso continuará automáticamente en cuanto vuelva a haber espacio. No se pierde nada.',
    waitsForDisk:
      'El servidor no puede escribir en su disco. El proceso continuará automáticamente en cuanto pueda. No se pierde nada.',
    percentDone: '{percent} completado',
    optimized: {
      product: '{n} {{count:producto optimizado|productos optimizados}}',
      collection: '{n} {{count:colección optimizada|colecciones optimizadas}}',
      article: '{n} {{count:artículo de blog optimizado|artículos de blog optimizados}}',
      upload: '{n} {{count:imagen optimizada|imágenes optimizadas}}'
    },
    restored: {
      product: 'Imágenes de {n} {{count:producto|productos}} restauradas',
      collection: 'Imágenes de {n} {{count:colección|colecciones}} restauradas',
      article: 'Imágenes de {n} {{count:artículo de blog|artículos de blog}} restauradas',
      upload: '{n} {{count:imagen restaurada|imágenes restauradas}}'
    },
    notOptimized: 'No {{count:se pudo|se pudieron}} optimizar {n} {{count:imagen|imágenes}}',
    notRestored: 'No {{count:se pudo|se pudieron}} restaurar {n} {{count:imagen|imágenes}}',
    imagesDone: '{done} de {all} imágenes listas',
    alreadyOptimal: '{n} {{count:imagen ya óptima|imágenes ya óptimas}}',
    skippedUnpaid: 'Omitidas: {n}, cuota agotada',
    review: 'Revisar'
  },
  history: {
    title: 'Historial de optimización',
    note: 'Las imágenes originales se conservan {days} días.',
    tabs: { product: 'Producto', collection: 'Colección', article: 'Blog', upload: 'Otro' },
    search: {
      product: 'Buscar productos',
      collection: 'Buscar colecciones',
      article: 'Buscar artículos de blog',
      upload: 'Buscar imágenes'
    },
    selected: 'Selección: {n}',
    unselect: 'Borrar selección',
    restoreMany: 'Restaurar',
    reoptimizeMany: 'Reoptimizar',
    fromPlan: 'Desde {plan}',
    wrongState: {
      product:
        'Esta acción no está disponible para el estado de los productos elegidos. Selecciona otros.',
      collection:
        'Esta acción no está disponible para el estado de las colecciones elegidas. Selecciona otras.',
      article:
        'Esta acción no está disponible para el estado de los artículos de blog elegidos. Selecciona otros.',
      upload:
        'Esta acción no está disponible para el estado de las imágenes elegidas. Selecciona otras.'
    },
    pageSelected: 'Está seleccionado todo en esta página ({n}).',
    allSelected: {
      product:
        '{{count:Está seleccionado|Están seleccionados}} {n} {{count:producto|productos}} en total.',
      collection:
        '{{count:Está seleccionada|Están seleccionadas}} {n} {{count:colección|colecciones}} en total.',
      article:
        '{{count:Está seleccionado|Están seleccionados}} {n} {{count:artículo de blog|artículos de blog}} en total.',
      upload:
        '{{count:Está seleccionada|Están seleccionadas}} {n} {{count:imagen|imágenes}} en total.'
    },
    selectAll: {
      product: 'Seleccionar los {n} productos encontrados',
      collection: 'Seleccionar las {n} colecciones encontradas',
      article: 'Seleccionar los {n} artículos de blog encontrados',
      upload: 'Seleccionar las {n} imágenes encontradas'
    },
    confirmRestore: {
      title: '¿Restaurar todo?',
      text: {
        product: '{n} {{count:producto recupera|productos recuperan}} sus imágenes originales.',
        collection:
          '{n} {{count:colección recupera|colecciones recuperan}} sus imágenes originales.',
        article:
          '{n} {{count:artículo de blog recupera|artículos de blog recuperan}} sus imágenes originales.',
        upload:
          '{{count:Se restaurará|Se restaurarán}} {n} {{count:imagen original|imágenes originales}}.'
      },
      go: 'Restaurar todo'
    },
    confirmReoptimize: {
      title: '¿Reoptimizar todo?',
      text: {
        product:
          '{n} {{count:producto se optimiza|productos se optimizan}} de nuevo a partir de los originales.',
        collection:
          '{n} {{count:colección se optimiza|colecciones se optimizan}} de nuevo a partir de los originales.',
        article:
          '{n} {{count:artículo de blog se optimiza|artículos de blog se optimizan}} de nuevo a partir de los originales.',
        upload:
          '{n} {{count:imagen se optimiza|imágenes se optimizan}} de nuevo a partir de los originales.'
      },
      go: 'Reoptimizar todo'
    },
    daysLeft: '{n} {{count:día|días}} para restaurar',
    excluded: 'Excluido',
    exclude: 'Excluir de la optimización',
    include: 'Volver a incluir',
    selectPage: 'Seleccionar todo en esta página',
    selectRow: 'Seleccionar {title}',
    name: 'Nombre',
    status: 'Estado',
    changes: 'Cambios',
    size: 'Tamaño',
    saved: 'Ahorro',
    sort: 'Ordenar por',
    sorts: {
      newest: 'Primero los más recientes',
      saved: 'Primero el mayor ahorro',
      name: 'Por nombre'
    },
    actions: 'Acciones',
    none: 'Ninguno',
    before: 'Antes:',
    after: 'Después:',
    images: '{n} {{count:imagen|imágenes}}',
    compressed: 'Comprimido',
    partly_done: 'Hecho en parte',
    already_optimal: 'Ya óptimo',
    not_compressed: 'Sin comprimir',
    restored: 'Restaurado',
    failed: 'Con error',
    expired: 'Vencido',
    deleted: 'Eliminado',
    toJpg: 'PNG a JPG',
    altText: 'Texto alternativo',
    fileName: 'Nombre de archivo',
    watermark: 'Marca de agua',
    compare: 'Comparar',
    download: 'Descargar',
    restore: 'Restaurar original',
    more: 'Más acciones para {title}',
    emptyUrl: 'La URL está vacía',
    results: '{n} {{count:resultado|resultados}}',
    empty: 'No hay datos para mostrar',
    emptyLine: 'Las imágenes que optimices aparecerán aquí.',
    emptyUploads: 'Las imágenes que subas aparecerán aquí.',
    upload: 'Subir imágenes',
    noHits: 'Prueba otra búsqueda.',
    notLoaded: 'No se pudo cargar el historial',
    tryAgainLine: 'Comprueba tu conexión e inténtalo de nuevo.',
    tryAgain: 'Reintentar',
    optimize: 'Optimizar imágenes',
    exportCsv: 'Exportar CSV',
    notDone: 'Algo salió mal. Comprueba tu conexión e inténtalo de nuevo.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Tu sesión terminó. Abre de nuevo la aplicación para iniciar sesión.',
    wrongToken: 'Este token de acceso no es válido.',
    shopClosed:
      'La aplicación ya no está conectada con tu tienda. Ábrela de nuevo desde el panel de control de tu tienda.',
    otherOrigin: 'Esta solicitud vino de otro sitio web y se rechazó.',
    notFound: 'No hay nada en esta dirección.',
    fault: 'Inténtalo de nuevo más tarde',
    malformed: 'No se pudo leer la solicitud: {detail}',
    field: '“{field}” falta o no tiene el formato correcto: {detail}',
    tooLarge: 'La solicitud es demasiado grande.',
    tooLong: '“{field}” es demasiado largo: {most|local} caracteres como máximo.',
    tooMany: '“{field}” tiene demasiados elementos: {most|local} como máximo.',
    addressTooLong:
      'La dirección es demasiado larga: {most|local} caracteres y {parameters|local} parámetros como máximo.',
    keyOfOtherCall: 'Esta Idempotency-Key pertenece a otra llamada.',
    keyNotAnswered:
      'La primera llamada con esta Idempotency-Key no obtuvo respuesta. Comprueba qué hizo antes de volver a enviarla.',
    tooManyRequests: 'Demasiadas solicitudes. Inténtalo de nuevo más tarde.',
    unknownLanguage: 'El idioma “{language}” no está disponible.',
    unknownSwitch: '“{name}” no es una opción de esta aplicación.',
    linkExpired: 'Este enlace venció. Vuelve a cargar la página para obtener uno nuevo.',
    fileGone: 'Esta imagen ya no está disponible.',
    storeUnreachable:
      'No se puede acceder a la tienda en este momento. Inténtalo de nuevo más tarde.',
    quotaUsedUp:
      'Tu cuota de imágenes se agotó. Con un plan superior {{count:se puede|se pueden}} optimizar {count|local} {{count:imagen|imágenes}} más.',
    quotaShort: 'La cuota de imágenes cubre {covered|local} de estas {chosen|local} imágenes.',
    planLacks:
      'Tu plan no incluye esta función. Está disponible a partir del plan de {plan|money}.',
    wrongState: {
      product:
        'Esta acción no está disponible para el estado de los productos elegidos. Selecciona otros.',
      collection:
        'Esta acción no está disponible para el estado de las colecciones elegidas. Selecciona otras.',
      blog: 'Esta acción no está disponible para el estado de los artículos de blog elegidos. Selecciona otros.',
      image:
        'Esta acción no está disponible para el estado de las imágenes elegidas. Selecciona otras.'
    },
    nothingToOptimize: 'Todo lo que elegiste ya está optimizado con esta configuración.',
    nothingRunning: 'No hay ningún proceso en curso.',
    alreadyEstimating: 'Ya se está calculando una estimación. Inténtalo de nuevo cuando termine.',
    noTarget: 'Para poder optimizar, configura al menos un elemento.',
    onlyPublished:
      'Solo se optimizan imágenes de productos publicados. Puedes cambiarlo en la configuración.',
    diskFull:
      'El disco del servidor está lleno, así que no se ha guardado nada. Inténtalo de nuevo más tarde.',
    diskReadOnly:
      'El servidor no puede escribir en su disco, así que no se ha guardado nada. Inténtalo de nuevo más tarde.',
    databaseGone:
      'El servidor no puede conectarse a su base de datos en este momento. Inténtalo de nuevo en un minuto.',
    unknownImage: 'Esta imagen no está en el historial.'
  },
  reasons: {
    empty: 'El archivo está vacío.',
    'not-a-picture': 'El archivo no es una imagen.',
    damaged: 'El archivo está dañado o incompleto.',
    'too-large': 'El archivo pesa más de 50 MB.',
    'too-many-pixels': 'La imagen tiene más de 100 megapíxeles o, si es PNG o WebP, más de 50.',
    'too-many-frames': 'La animación tiene demasiados fotogramas.',
    avif: 'Las imágenes AVIF no son compatibles; ya ocupan poco. La imagen se queda como está.',
    heic: 'Las imágenes HEIC no son compatibles y la mayoría de los navegadores no las muestran. Guárdala como JPEG.',
    colours:
      'La descripción de los colores de la imagen no se puede leer y los colores podrían cambiar. La imagen se dejó como está. Guárdala como sRGB para optimizarla.',
    hdr: 'La imagen es una foto HDR y perdería el HDR al optimizarla. Se dejó como está. Guárdala sin HDR para optimizarla.',
    watermark: 'No se pudo leer la marca de agua. Elígela de nuevo en la configuración.',
    unsupported: 'Este tipo de imagen no es compatible. Usa JPEG, PNG, GIF o WebP.',
    'took-too-long': 'La imagen tardó demasiado y se dejó sin procesar.',
    'worker-died': 'No se pudo procesar la imagen.',
    'disk-full': 'El disco está lleno. Libera espacio y optimiza de nuevo.',
    refused: 'La tienda no aceptó la nueva imagen. La anterior sigue ahí.',
    lost: 'La tienda ya no muestra esta imagen. Restáurala o súbela de nuevo a tu tienda.',
    'read-only': 'La tienda no permite modificar esta imagen.',
    gone: 'La imagen se eliminó de la tienda.',
    unreachable: 'No se pudo acceder a la tienda. Optimiza de nuevo más tarde.',
    'quota-used-up': 'La cuota de imágenes se agotó.',
    'changed-in-store': 'La imagen se modificó después en la tienda. Se dejó como está.',
    'backup-missing': 'El original ya no se conserva.',
    'law-broken':
      'Nuestros registros de este trabajo se contradicen, por lo que se ha detenido. No se ha perdido nada. Escribe a soporte.',
    fault: 'Algo salió mal con esta imagen. Optimízala de nuevo.'
  },
  partly: {
    failed: 'No {{count:se pudo|se pudieron}} optimizar {count|local} {{count:imagen|imágenes}}',
    skipped: '{count|local} {{count:imagen omitida|imágenes omitidas}}'
  },
  replies: {
    started: '{count|local} {{count:imagen|imágenes}} en cola',
    restoring: '{{count:Se está|Se están}} restaurando {count|local} {{count:imagen|imágenes}}',
    stopped: 'Proceso detenido. Las imágenes terminadas siguen optimizadas.',
    settingsSaved: 'Configuración guardada',
    noted: 'Anotado',
    languageSaved: 'Idioma guardado',
    rated: 'Gracias por tu valoración.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default sp
