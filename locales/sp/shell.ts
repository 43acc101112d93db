import { guidance } from './guidance.ts'
import { privacy } from './privacy.ts'
import { recommendations } from './recommendations.ts'
import { advert, congratulations, feedback, language, review } from './support.ts'

export const shell = {
  privacy,
  guidance,
  recommendations,
  feedback,
  language,
  review,
  congratulations,
  advert,
  tabs: {
    imageOptimization: 'Optimización de imágenes',
    pageSpeed: 'Velocidad de página',
    settings: 'Configuración',
    pricing: 'Precios',
    recommendation: 'Recomendaciones'
  },
  trend: {
    title: 'Los últimos 30 días',
    line: '{n} {{count:imagen optimizada|imágenes optimizadas}} y {size} de ahorro en los últimos 30 días.',
    images: 'Imágenes optimizadas',
    saved: 'Ahorro',
    day: 'Día',
    table: 'Cifras de cada día'
  },
  footer: {
    label: 'Acerca de esta aplicación',
    privacy: 'Política de privacidad'
  },
  pages: {
    notFound: 'No se encontró la página que buscas',
    notFoundLine: 'Comprueba la dirección o vuelve a la página de inicio.',
    fault: 'Se produjo un error interno del servidor.',
    faultLine: 'Ve a la página desde el inicio de Page Speed Boost e inténtalo de nuevo.',
    home: 'Ir a la página de inicio'
  },
  permission: {
    line: 'Tu tienda tiene las pantallas de velocidad. Pídenos que añadamos la optimización de imágenes, la configuración y los planes.',
    apply: 'Solicitar permiso'
  },
  cookies: {
    title: 'Activa las cookies',
    line: 'Page Speed Boost mantiene tu sesión iniciada con una cookie. Tu navegador debe permitirla durante 30 días.',
    steps: 'Qué puedes hacer',
    allow:
      'En la configuración de tu navegador, permite las cookies de este sitio y abre de nuevo la aplicación.',
    ios: 'En un iPhone o iPad, abre Ajustes o Configuración, luego Safari, y asegúrate de que “Impedir seguimiento entre sitios” no esté activado.',
    home: 'Ir a la página de inicio'
  },
  install: {
    permission: 'Page Speed Boost necesita tu permiso',
    permissionLine: 'Shopify lo pide en una página aparte.',
    permit: 'Continuar',
    failed: 'No se pudo abrir tu tienda',
    failedLine:
      'El enlace que te trajo aquí está incompleto, venció o pertenece a otro servidor. Abre de nuevo la aplicación desde el panel de control de tu tienda.',
    again: 'Reintentar',
    signIn: 'Iniciar sesión con un token de acceso',
    unknownShop: 'Este servidor no conoce la tienda {shop}.',
    noSession: 'No has iniciado sesión. Abre la aplicación desde su enlace o inicia sesión.'
  }
}
