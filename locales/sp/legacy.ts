export const legacy = {
  title: 'Configuración de la versión anterior',
  line: 'Las mismas opciones que en la página de configuración, como las muestra la versión anterior.',
  newer: 'Ir a la nueva configuración',
  mode: 'Modo de optimización',
  automatic: 'Automático',
  automaticLine: 'Las imágenes nuevas y modificadas se optimizan solas.',
  manual: 'Manual',
  manualLine: 'Después de cada cambio, tienes que optimizar manualmente en la aplicación.',
  options: {
    '1': 'Todas las imágenes de productos',
    '2': 'Solo imágenes de productos publicados',
    '3': 'Imágenes de blogs',
    '4': 'Imágenes de colecciones manuales',
    '5': 'Imágenes de colecciones automatizadas'
  },
  targets: 'Imágenes que se procesan',
  autoQuality:
    'En la página de configuración está elegida la opción Automático. Lo que elijas aquí la reemplaza.',
  quality: 'Calidad',
  qualityValue: '{quality} de 100',
  progress: 'Progreso',
  running: '{done} de {all} productos listos',
  upgradeTitle: 'Optimización automática',
  upgradeText:
    'La nueva versión optimiza automáticamente las imágenes nuevas y modificadas. Necesita tu permiso una vez más.',
  authorise: 'Autorizar aplicación',
  notUpgraded: 'Actualiza la aplicación para aprovecharla mejor.',
  guideTitle: 'Guía de configuración',
  guideLine: 'Elige qué se optimiza. Lleva menos de un minuto.',
  guideStart: 'Empezar',
  guideDone: 'Configuración completada',
  guideNext: 'Ahora se abre Optimización de imágenes.'
}
