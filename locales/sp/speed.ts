export const speed = {
  title: 'Velocidad de página',
  line: 'Lo rápido que se abre tu tienda y cómo hacer que se abra más rápido.',
  dismiss: 'Descartar',
  notLoaded: 'No se pudo cargar. Comprueba tu conexión e inténtalo de nuevo.',
  promo: {
    title: '30 % de descuento en herramientas de SEO',
    line: 'Aplicaciones de SEO de nuestros socios, para quienes usan esta aplicación.',
    open: 'Ver las aplicaciones'
  },
  gauge: {
    title: 'Rendimiento web',
    devices: 'Dispositivo',
    pc: 'Escritorio',
    mb: 'Móvil',
    recheck: 'Volver a analizar',
    checking: 'Analizando…',
    checkingLine:
      'Tu página de inicio se abre tres veces en cada dispositivo. Tarda un minuto o dos.',
    none: 'Aún sin analizar',
    checkedAt: 'Último análisis: {when}',
    spread:
      'Tres mediciones, con {points|local} {{points:punto|puntos}} de diferencia. Cuenta la del medio.',
    label: '{device}: {score|local} de 100, {band}',
    scale: 'Los colores siguen la escala de esta aplicación.',
    googleScale: 'Escala de Google',
    good: 'Bueno',
    warn: 'Mejorable',
    bad: 'Lento',
    notStarted: 'No se pudo iniciar el análisis. Comprueba tu conexión e inténtalo de nuevo.'
  },
  opportunities: {
    title: 'Lo que más ayudaría',
    line: 'Las mayores mejoras que encontró el análisis. Dispositivo del visitante: {device}.',
    saving: 'hasta {ms}',
    none: 'El análisis no encontró nada digno de mención.',
    images: 'Optimizar imágenes'
  },
  trend: {
    title: 'Los últimos 90 días',
    label: 'Puntuaciones del {from} al {to}',
    table: 'Las cifras',
    date: 'Fecha',
    few: 'Después del segundo análisis aparecerá aquí una línea.'
  },
  up: {
    title: 'Aceleración del sitio',
    line: 'Cuando un visitante deja el puntero sobre un enlace más de 65 ms, la página se precarga y se abre al instante. Las puntuaciones de las pruebas de velocidad no cambian.',
    speedUp: 'Acelerar',
    preview: 'Vista previa',
    turnOff: 'Desactivar',
    never: 'Los carritos, pagos, cuentas y descargas nunca se precargan.'
  },
  effect: {
    title: 'En tu tienda',
    visitors:
      'Páginas vistas en los últimos 28 días: {prefetched} precargadas, {fresh} no. En el 75 % de ellas, la página siguiente se mostró en este tiempo o menos.',
    few: 'Los tiempos de tus visitantes aparecerán aquí tras {n} páginas vistas con precarga y otras tantas sin ella.',
    measured:
      'Medido el {when}: desde el clic en tu página de inicio hasta que se mostró {page}. El valor central de tres visitas por caso, con una conexión 4G lenta.',
    none: 'Abre dos páginas de tu tienda como lo haría un visitante, con y sin precarga, y mide la espera.',
    measure: 'Medir en mi tienda',
    measuring: 'Midiendo…',
    measuringLine: 'Tu tienda se abre seis veces. Tarda un minuto o dos.'
  },
  embed: {
    title: 'Inserción de la aplicación en el tema',
    on: 'Activada',
    off: 'Desactivada',
    lineOn: 'El script de precarga forma parte de tu tema.',
    lineOff: 'Activa la inserción de la aplicación en tu tema.',
    unknown: 'Desconocido',
    lineUnknown:
      'En este momento no se puede leer tu tema. El editor muestra si la inserción está activada.',
    settings: 'Configurar inserción',
    waiting: 'Esperando un cambio en el editor…',
    turnedOn: 'La inserción de la aplicación está activada',
    turnedOff: 'La inserción de la aplicación está desactivada'
  },
  video: {
    title: 'Cómo funciona',
    line: 'Desde que el puntero se posa en un enlace hasta el clic suele pasar alrededor de un cuarto de segundo. Es tiempo suficiente para cargar una página.',
    watch: 'Ver el video',
    preview: 'Vista previa',
    close: 'Cerrar',
    stepOne: 'Un visitante apunta a un enlace',
    stepTwo: 'A los 65 ms, la página ya está en camino',
    stepThree: 'El clic abre una página ya cargada',
    without: 'Sin precarga',
    with: 'Con precarga',
    shown: 'Página siguiente visible a los {time}',
    play: 'Reproducir',
    pause: 'Pausar',
    label:
      '{way}: el puntero se detiene sobre un producto, el clic lo abre y su página aparece {time} después.',
    recorded:
      'Una grabación real de dos páginas de la tienda de demostración con una conexión 4G lenta ({latency}, {speed}). El puntero permanece {rest} sobre el enlace antes del clic. Se reproduce a la mitad de la velocidad.'
  },
  since: {
    title: 'Desde que optimizaste tus imágenes',
    line: '{device}: {before} → {after}',
    first: 'Primera optimización',
    weight: 'Peso de la página'
  },
  visitors: {
    title: 'Visitantes reales',
    line: 'La experiencia de los visitantes de tu tienda en los últimos 28 días. El 75 % de las visitas obtuvo este valor o uno mejor.',
    off: 'Desactivado. Si lo activas, tu tienda informa de los tiempos de carga sin cookies, direcciones IP ni ningún otro dato personal.',
    switch: 'Recopilar los tiempos de carga de los visitantes',
    none: 'Aún no hay visitas. Las primeras cifras aparecerán cuando alguien abra una página de tu tienda.',
    lcp: 'Contenido principal visible',
    inp: 'Respuesta a una pulsación',
    cls: 'Desplazamiento del diseño',
    prefetched: 'Apertura de página, con precarga',
    fresh: 'Apertura de página, sin precarga',
    views: '{n} {{count:página vista|páginas vistas}}',
    notSaved: 'Inténtalo de nuevo más tarde'
  },
  faq: {
    title: 'Preguntas',
    scoreQuestion: '¿El script de precarga mejora mi puntuación?',
    scoreAnswer:
      'No. Las pruebas de velocidad abren una sola página y no hacen clic en nada, así que la puntuación no cambia. Tus visitantes sí notan la diferencia: las páginas a las que van se abren entre 200 y 300 ms antes.',
    orderQuestion: '¿Puede agregar algo a un carrito o cerrar la sesión de alguien?',
    orderAnswer:
      'No. Solo se precargan las páginas de inicio, producto, colección, blog, búsqueda y contenido, y ningún enlace con un parámetro desconocido. Los enlaces que marques con data-no-preload nunca se precargan.',
    dataQuestion: '¿Consume los datos móviles de mis visitantes?',
    dataAnswer:
      'Se guardan como máximo dos páginas a la vez, y no se precarga nada para quienes ahorran datos o tienen una conexión lenta.',
    varyQuestion: '¿Por qué cambia la puntuación si nada ha cambiado?',
    varyAnswer:
      'Las mediciones varían algunos puntos. Por eso cada análisis abre la página tres veces en cada dispositivo y cuenta el resultado del medio.',
    costQuestion: '¿Cuánto cuesta?',
    costAnswer: 'Nada. La precarga y los análisis son gratis en todos los planes.'
  },
  editor: {
    title: 'Editor de temas',
    line: 'Esta página hace las veces del editor de temas de tu plataforma: aquí activas y desactivas partes de las aplicaciones.',
    legend: 'Inserciones de aplicaciones',
    embed: 'Precarga de Page Speed Boost',
    embedLine: 'Agrega el script de precarga a todas las páginas de la tienda.',
    save: 'Guardar',
    saved: 'Guardado',
    open: 'Abrir la tienda'
  },
  reasons: {
    'no-checker':
      'La velocidad de tu tienda no se puede medir aquí en este momento. Contacta con soporte si lo necesitas.',
    'not-reached':
      'No se pudo abrir la página de inicio de la tienda. Comprueba que esté en línea y que no tenga contraseña.',
    'left-shop': 'La dirección de la tienda lleva a otro sitio web, así que no se midió.',
    'no-link': 'Tu página de inicio no muestra ningún enlace que se pueda abrir para la medición.',
    'took-too-long':
      'El análisis tardó más de 5 minutos y se canceló. Inténtalo de nuevo cuando la tienda tenga menos tráfico.',
    refused:
      'El servicio que mide la velocidad rechazó el análisis o no respondió. Inténtalo de nuevo más tarde.',
    interrupted: 'Un reinicio interrumpió el análisis. Inícialo de nuevo.',
    fault: 'No se pudo terminar el análisis. Inténtalo de nuevo más tarde.'
  }
}
