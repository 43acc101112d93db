const pricingPage = {
  title: 'Precios',
  line: 'Tu plan, lo que has usado y lo que incluyen los demás.',
  subscription: 'Page Speed Boost, {plan|money} al mes',
  usageTerms: '{price|money} por cada bloque iniciado de {images|local} imágenes fuera del plan',
  succeed: 'Listo',
  decided: {
    free: 'Ahora tienes el plan gratuito.',
    active: 'Tu plan ha cambiado.',
    declined: 'Rechazaste el cambio. Tu plan sigue igual.',
    waiting: 'Shopify aún no ha confirmado el cambio. Tu plan cambiará en cuanto lo haga.'
  },
  notice: {
    frozenTitle: 'Tu plan está en pausa',
    frozenLine:
      'Tu tienda tiene una factura de Shopify sin pagar. Hasta que se pague tienes el plan gratuito; después, tu plan de {price|money} al mes se reanuda automáticamente.',
    testTitle: 'Tu tienda ya no es una tienda de desarrollo',
    testLine:
      'Tu plan de {price|money} al mes era una prueba gratuita. Puedes usar las imágenes que quedan hasta el {date}. Para conservar el plan, suscríbete.',
    testEndedTitle: 'Tu plan de prueba gratuito ha terminado',
    testEndedLine:
      'Tu tienda ya no es una tienda de desarrollo, así que el plan de {price|money} al mes ya no es gratis. Ahora tienes el plan gratuito.',
    subscribe: 'Suscribirse por {price|money} al mes',
    refusedTitle: 'Se rechazó un cargo',
    refusedLine:
      'No se aceptó tu último cargo por imágenes adicionales. El excedente está desactivado, así que no se cobra nada más. Escribe a soporte si quieres volver a activarlo.',
    heldTitle: 'Alcanzaste el límite del excedente',
    heldLine:
      'En este período de 30 días se te han cobrado {used|money} de un máximo de {cap|money}. El excedente se reanudará automáticamente cuando empiece el siguiente, o de inmediato si aumentas el límite.',
    nearTitle: 'Te acercas al límite del excedente',
    nearLine:
      'En este período de 30 días se te han cobrado {used|money} de un máximo de {cap|money}. Al llegar al límite, el excedente se detiene hasta que empiece el siguiente.',
    until: 'El siguiente período de 30 días empieza el {date}.',
    raise: 'Aumentar el límite a {cap|money}',
    failed: 'No se pudo aumentar el límite. Comprueba tu conexión e inténtalo de nuevo.'
  },
  promo: '{rate} de descuento los primeros {months} meses',
  promoLine: 'Para tiendas nuevas: elige un plan a más tardar el {date}.',
  usage: 'Tu uso',
  account: 'Cuenta',
  store: 'Tienda',
  email: 'Correo electrónico',
  plan: 'Plan',
  free: 'Plan gratuito',
  paid: '{price} al mes',
  quota: 'Cuota de imágenes',
  quotaUsed: '{used} de {all} imágenes usadas',
  addOn: 'Imágenes adicionales',
  addOnUsed: '{used} de {all} imágenes adicionales usadas',
  addOnOff: 'El excedente está desactivado: cuando se agota la cuota, la optimización se detiene.',
  addOnOn: 'El excedente está activado: {price} por cada bloque iniciado de {images} imágenes.',
  addOnTip:
    'Las imágenes que superan tu cuota son imágenes adicionales. Activa o desactiva el excedente en Configuración.',
  settings: 'Configuración del excedente',
  reset: 'La cuota se renueva el {date}.',
  once: 'Es una cuota única: no se renueva.',
  open: 'Aún {{count:se puede|se pueden}} optimizar {n} {{count:imagen|imágenes}}',
  saved: '{n} {{count:imagen optimizada|imágenes optimizadas}}, {size} de ahorro',
  compare: 'Qué incluye cada plan',
  feature: 'Función',
  freeColumn: 'Gratis',
  premiumColumn: 'Premium',
  yes: 'Incluido',
  no: 'No incluido',
  features: {
    preload: 'Velocidad de página: precarga de enlaces',
    products: 'Imágenes de productos: compresión, PNG a JPG y marca de agua',
    restore: 'Restaurar originales durante {days} días',
    single: 'Optimizar y descargar imágenes sueltas',
    others: 'Imágenes de colecciones y blogs',
    automatic: 'Optimización automática de imágenes nuevas',
    bulk: 'Restaurar y reoptimizar todo a la vez',
    alt: 'Texto alternativo con plantillas',
    names: 'Nombres de archivo con plantillas',
    upload: 'Optimizar las imágenes que subes'
  },
  faq: 'Preguntas y respuestas',
  questions: {
    counts: '¿Qué cuenta como una imagen?',
    countsLine:
      'Cada imagen que se modificó en tu tienda, una vez al mes, aunque la optimices varias veces. Las imágenes que fallan o no se pueden reducir no cuentan, ni tampoco restaurar o descargar.',
    full: '¿Qué pasa cuando se agota la cuota?',
    fullLine:
      'La optimización se detiene y no se cobra nada, salvo que actives el excedente en Configuración. Con él, cada bloque iniciado de {images} imágenes más cuesta {price}, hasta el límite de tu plan.',
    reset: '¿Cuándo se renueva mi cuota?',
    resetLine:
      'Cada mes, el mismo día en que empezó tu plan; si el mes es más corto, el último día. La cuota gratuita se da una sola vez.',
    billed: '¿Cuándo se me cobra?',
    billedLine:
      'Shopify cobra el plan cada 30 días. Tu cuota se renueva cada mes el mismo día, así que con el tiempo el cobro llega antes en el mes que la cuota. El límite de gasto para imágenes adicionales se aplica a los 30 días de Shopify.',
    upgrade: '¿Qué pasa si cambio a un plan superior?',
    upgradeLine:
      'La nueva cuota está disponible de inmediato. Lo que usaste este mes se descuenta de ella y el día de renovación no cambia.',
    downgrade: '¿Qué pasa si vuelvo al plan gratuito?',
    downgradeLine:
      'Tu suscripción termina de inmediato y la optimización automática se desactiva. Recuperas lo que quede de la cuota gratuita. Las imágenes optimizadas siguen así.'
  }
}

const planPicker = {
  free: 'Gratis',
  premium: 'Premium',
  month: '/ mes',
  once: '{n} imágenes, una sola vez',
  images: '{n} imágenes / mes',
  quota: 'Imágenes al mes',
  needs:
    '{n} {{count:imagen de tu tienda todavía se puede optimizar|imágenes de tu tienda todavía se pueden optimizar}}. Basta el plan de {all} imágenes al mes.',
  fewer: 'Menos imágenes',
  more: 'Más imágenes',
  perImage: '{price} por imagen',
  addOn: 'Después, {price} por cada {images} imágenes más, solo si lo activas',
  freeTimes: 'PLAN GRATUITO',
  current: 'PLAN ACTUAL',
  upgrade: 'Mejorar plan',
  downgrade: 'Cambiar al plan gratuito',
  yours: 'Tu plan: {n} imágenes por {price} al mes',
  rate: '{rate} de descuento durante {months} meses',
  was: 'Precio habitual',
  now: 'Precio de los primeros meses',
  endsIn: 'La oferta termina en {days} {{count:día|días}} {time}',
  endsOn: 'La oferta termina el {date}',
  includes: {
    free: {
      products: 'Imágenes de productos, con PNG a JPG y marca de agua',
      restore: 'Restauración durante {days} días',
      speed: 'Velocidad de página, gratis para siempre'
    },
    premium: {
      all: 'Todo lo del plan gratuito',
      others: 'Imágenes de colecciones y blogs, y subidas',
      automatic: 'Optimización automática',
      texts: 'Texto alternativo y nombres de archivo',
      bulk: 'Todo a la vez: restaurar y reoptimizar'
    }
  },
  warningTitle: 'Cambiar al plan gratuito',
  warning:
    'Si cambias ahora al plan gratuito, dejarás de tener las funciones de tu plan de pago. ¿Seguro que quieres cambiar?',
  warningTerms:
    'La Optimización automática y el Excedente se desactivan de inmediato. El resto del período ya pagado no se reembolsa.',
  stay: 'Quiero pensarlo',
  go: 'Cambiar de plan',
  failed: 'No se pudo cambiar el plan. Comprueba tu conexión e inténtalo de nuevo.'
}

const imageSync = {
  note: 'Todavía se están contando las imágenes de tu tienda: {n} hasta ahora.'
}

const overcharge = {
  title: 'Excedente',
  enabled: 'Activado',
  disabled: 'Desactivado',
  price: 'Imágenes fuera de tu cuota: {price} por cada bloque iniciado de {images}.',
  needsPlan: 'Disponible con un plan de pago.',
  onHold: 'En pausa desde tu último cargo: en Precios se explica por qué.',
  ask: '¿Activar el excedente?',
  askText:
    'Las imágenes fuera de tu cuota cuestan {price} por cada bloque iniciado de {images}. Se añaden como máximo {cap} al mes, es decir, {most} como máximo.',
  limit: 'Límite mensual',
  turnOn: 'Activar',
  plans: 'Ver planes',
  succeed: 'Listo',
  failed: 'Inténtalo de nuevo más tarde'
}

const limits = {
  quotaTitle: 'Has alcanzado el límite de tu cuota',
  quotaLine: 'No se pueden optimizar más imágenes hasta que actives el excedente en Configuración.',
  limitTitle: 'Límite del plan alcanzado',
  limitLine: 'En tu tienda {{count:queda|quedan}} {n} {{count:imagen|imágenes}} por optimizar.',
  ownTitle: 'Has alcanzado tu propio límite',
  ownLine:
    'Este mes no se pueden optimizar más imágenes a menos que aumentes el límite del excedente en Configuración.',
  upgradeTitle: 'Has alcanzado el límite del plan',
  upgradeLine:
    'Bloques adicionales iniciados este mes: {blocks}. El siguiente plan incluye {images} imágenes por {price} al mes.',
  settings: 'Configuración',
  upgrade: 'Mejorar plan',
  trial: 'Solicitar más créditos de prueba',
  contact: 'Escribir a soporte',
  dismiss: 'Descartar'
}

const confirmPage = {
  title: 'Confirma tu plan',
  line: '{store} se suscribirá a:',
  price: 'Precio',
  discount: 'Primeros {months} meses',
  monthly: '{price} al mes',
  period: 'Facturación',
  everyMonth: 'Cada mes, hasta que cambies al plan gratuito',
  usage: 'Imágenes adicionales',
  most: 'Como máximo {price} al mes, y solo si activas el excedente',
  local: 'Este servidor tiene su propia facturación: no se cobra dinero.',
  until: 'Responde a más tardar el {date}.',
  approve: 'Aprobar',
  decline: 'Rechazar',
  over: {
    active: 'Este plan se aprobó.',
    declined: 'Este plan se rechazó.',
    expired: 'Esta oferta venció. Elige un plan de nuevo.',
    ended: 'Esta oferta ya no es válida porque se eligió otro plan.'
  },
  back: 'Volver a Precios'
}

const pricingErrors = {
  wrongLimit:
    'Elige un límite de {most:number|local} imágenes como máximo, en pasos de {block:number|local}.',
  notCapped: 'El excedente solo está disponible con un plan de pago. Primero mejora tu plan.',
  noPlans: 'Este servidor no tiene planes: todo está incluido.',
  isFree: 'Ya tienes el plan gratuito.',
  samePlan: 'Ya tienes el plan de {plan|money}.',
  smallerPlan: 'Para elegir un plan inferior, cambia primero al plan gratuito.',
  overtaken: 'Mientras tanto se inició otro cambio de tu plan. Revísalo e inténtalo de nuevo.',
  unreachable:
    'No se puede acceder al servicio de facturación en este momento. Inténtalo de nuevo más tarde.',
  refused:
    'El servicio de facturación no aceptó esta solicitud. Escribe a soporte y lo revisaremos.',
  noLimit: 'No hay ningún límite que se pueda aumentar.',
  unknownCharge: 'Esta confirmación no existe.'
}

export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
