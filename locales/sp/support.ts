export const feedback = {
  open: 'Escribir a soporte',
  title: 'Escribir a soporte',
  line: 'Cuéntanos qué necesitas o qué salió mal. Respondemos por correo electrónico.',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  description: 'Descripción',
  optional: '(opcional)',
  send: 'Enviar',
  sent: 'Gracias. Recibimos tu mensaje.',
  notSent: 'No se pudo enviar el mensaje. Comprueba tu conexión e inténtalo de nuevo.',
  empty: {
    name: 'Escribe tu nombre',
    email: 'Escribe tu correo electrónico',
    description: 'Escribe una descripción'
  },
  badEmail: 'Introduce una dirección de correo electrónico completa, por ejemplo name@example.com.',
  tooLong: {
    name: 'El nombre es demasiado largo: {most} caracteres como máximo.',
    email: 'El correo electrónico es demasiado largo: {most} caracteres como máximo.',
    title: 'El asunto es demasiado largo: {most} caracteres como máximo.',
    description: 'La descripción es demasiado larga: {most} caracteres como máximo.'
  },
  tooMany: 'Enviaste muchos mensajes en la última hora. Inténtalo de nuevo más tarde.'
}

export const language = {
  label: 'Idioma',
  notSaved: 'No se pudo guardar el idioma. Comprueba tu conexión e inténtalo de nuevo.'
}

export const review = {
  title: '¿Qué te parece Page Speed Boost?',
  line: 'Tu valoración nos ayuda a mejorar.',
  stars: 'Valoración',
  star: '{n} {{count:estrella|estrellas}}',
  rate: 'Valorar la aplicación',
  send: 'Enviar valoración',
  later: 'Recordármelo más tarde',
  dismiss: 'Descartar',
  notSent: 'No se pudo enviar la valoración. Comprueba tu conexión e inténtalo de nuevo.',
  thanks: 'Gracias por tu valoración.',
  both: 'También puedes valorar la aplicación en público o contarnos más.',
  here: 'También puedes contarnos más.',
  inPublic: 'Valorar en público',
  tellMore: 'Contar más'
}

export const congratulations = {
  title: 'Felicidades',
  saved: 'Ahorraste {size} en tu primera optimización',
  line: 'Es lo que los archivos nuevos ocupan de menos que los originales.',
  see: 'Ver historial',
  open: 'Ver el resultado',
  dismiss: 'Descartar'
}

export const advert = {
  title: 'Más para tu tienda',
  line: 'Encuentra otras aplicaciones para tu tienda en Recomendaciones.',
  open: 'Ver las aplicaciones',
  dismiss: 'Descartar'
}
