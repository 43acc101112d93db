export const privacy = {
  title: 'Política de privacidad',
  updated: 'Última modificación: {date}',
  intro:
    'Page Speed Boost hace más rápidas las páginas de las tiendas online: comprime imágenes, escribe textos alternativos y nombres de archivo, y permite que las páginas se precarguen. Esta política explica qué información sobre una tienda y su propietario conserva la aplicación, para qué y durante cuánto tiempo.',
  contents: 'Contenido',
  collect: {
    title: 'Qué recopilamos',
    line: 'Cuando instalas la aplicación, y mientras la usas, recibimos de tu tienda:',
    owner: 'Tu nombre y correo electrónico. No te pedimos tu número de teléfono.',
    shop: 'El nombre, la dirección, el plan y el idioma de tu tienda.',
    catalogue:
      'Productos, blogs y colecciones: títulos, proveedores, tipos, precios y sus imágenes, con nombres de archivo y textos alternativos.',
    theme:
      'La configuración de tu tema, para saber si la aceleración está activada. No leemos etiquetas de script.',
    use: 'Lo que haces en la aplicación: configuración, optimizaciones, lo que ahorraron y los mensajes que nos escribes.',
    visitors:
      'De los visitantes de tu tienda no conservamos nada que permita distinguirlos. El script que precarga las páginas no usa cookies. Solo si activas los datos de visitantes, los navegadores informan de lo rápido que se mostraron las páginas, y conservamos recuentos diarios.'
  },
  use: {
    title: 'Para qué la usamos',
    work: 'Para hacer lo que nos pides: comprimir imágenes, escribir textos alternativos y nombres de archivo, restaurar originales y medir la velocidad de tus páginas.',
    plan: 'Para contar las imágenes de tu plan y cobrarlo a través de la plataforma de tu tienda. Nunca vemos números de tarjeta.',
    support: 'Para responder a tus mensajes e informarte de cambios que afecten a tu tienda.',
    improve:
      'Para encontrar fallos y saber qué funciones se usan. Estos recuentos indican la tienda, nunca sus clientes.',
    share:
      'No vendemos información ni se la damos a nadie, salvo a las empresas que operan nuestros servidores y envían nuestros correos, que no pueden usarla para nada más, o cuando la ley lo exige. Si la velocidad de tu tienda se mide con PageSpeed Insights, se facilita su dirección a Google.',
    cookie:
      'Una cookie mantiene tu sesión iniciada: durante 30 días, o un día en el panel de control de la tienda. No hay cookies publicitarias ni de seguimiento.'
  },
  rights: {
    title: 'Derechos de los comerciantes europeos',
    line: 'Si estás en el Espacio Económico Europeo, el Reino Unido o Suiza, puedes pedir acceso a la información personal que tenemos sobre ti, que se corrija, se complete, se elimine o se te entregue, y que se limite su uso. También puedes oponerte a su uso y presentar una reclamación ante la autoridad de protección de datos de tu país.',
    ground:
      'Usamos tu información para cumplir el contrato que tienes con nosotros y, en lo demás, por nuestro interés legítimo en un servicio que funcione y sea seguro.',
    transfer:
      'Tu información puede tratarse fuera de Europa, donde tienen sus servidores las empresas que operan los nuestros.'
  },
  keep: {
    title: 'Cuánto tiempo la conservamos',
    line: 'Conservamos la información sobre tu tienda hasta que desinstalas la aplicación; después se elimina, o antes si nos lo pides.',
    originals:
      'Las imágenes originales se conservan {days} días después de optimizarse, para que puedas restaurarlas, y luego se eliminan.'
  },
  contact: {
    title: 'Contacto',
    line: 'Si tienes preguntas sobre esta política o quieres ejercer tus derechos, escríbenos desde “Escribir a soporte” en la aplicación.',
    email: 'También puedes escribir a {email}.'
  }
}
