/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Uso: npx page-speed-boost optimise <archivos o carpetas…> [opciones]

Reduce el tamaño de las imágenes JPEG, PNG, GIF y WebP. En las carpetas se busca en todo su
contenido, salvo en los elementos ocultos y en node_modules. Sin --out, cada imagen se reemplaza
donde está, solo si vale la pena; no se puede deshacer, así que guarda una copia.

Cuánto
  --level LEVEL      low (90), medium (75), high (70) o una calidad de 55 a 95 (medium)
  --lossless         conserva cada píxel
  --auto             el archivo más pequeño que se ve igual, imagen por imagen
  --png-to-jpg       los PNG opacos pasan a JPG, y cambian de nombre, cuando así ocupan menos
  --longest-side N   reduce las imágenes fijas cuyo lado más largo supera los N píxeles

Marca de agua, en imágenes fijas que no sean GIF
  --watermark FILE   un JPG o PNG de 500 KB como máximo
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c o b_r: de arriba a la izquierda a abajo a la
                     derecha (b_r)
  --height PART      su altura como fracción de la altura de la imagen, de 0.01 a 1 (0.1)
  --opacity PART     de 0.1 a 1 (1)

Dónde y cómo
  --out DIR          escribe en DIR, con las mismas carpetas; los originales se conservan. Los
                     archivos de DIR con el mismo nombre se reemplazan
  --json             un solo documento JSON en la salida estándar al terminar todo
  --jobs N           imágenes que se procesan a la vez (una más que los núcleos del procesador)
  --help, --version

Código de salida: 0 todo bien, 1 se rechazaron o fallaron imágenes, 2 uso incorrecto,
3 disco lleno o no se puede escribir en él, 4 error inesperado,
129, 130 o 143 detenido por una señal: lo hecho se conserva y el resto queda como estaba.
`,
  seeHelp: '{problem} Consulta page-speed-boost --help.',
  usage: {
    noCommand: 'Indica qué hacer: page-speed-boost optimise pictures',
    unknownCommand: 'El comando “{name}” no existe. Los comandos son: {all}.',
    unknownOption: 'La opción “{name}” no existe.',
    optionValue: 'A la opción “{name}” le falta el valor o tiene uno no admitido.',
    noInputs: 'Indica los archivos o carpetas que quieres optimizar.',
    noSuchInput: 'No existe ningún archivo ni carpeta “{name}”.',
    outIsInput: '--out es la propia carpeta “{name}”; indica otra.',
    sameTarget:
      '“{one}” y “{other}” acabarían siendo “{target}”; indica la carpeta que contiene ambos.',
    oneQuality: 'Indica solo una de estas opciones: --level, --lossless o --auto.',
    level: '--level es low, medium, high o un número entero de {least} a {most}, no “{given}”.',
    whole: '{name} es un número entero de {least} a {most}, no “{given}”.',
    part: '{name} es un número de {least} a 1, no “{given}”.',
    position: '--position es uno de estos valores: {all}; no “{given}”.',
    needsWatermark: '{name} necesita --watermark FILE.',
    noWatermark: 'No existe el archivo “{name}” para la marca de agua.',
    badWatermark: '“{name}” no sirve como marca de agua: {why}.'
  },
  file: {
    refused: '{name}  rechazado: {why}',
    failed: '{name}  error: {why}',
    unchanged: '{name}  {size}, sin cambios',
    saved: '{name}  de {before} a {after}, {percent} % de ahorro',
    renamed: ', ahora {name}',
    mislabelled: ', el contenido es {type}',
    notRegular: 'No es un archivo normal.',
    changed: 'Se modificó mientras se procesaba.',
    noFreeName: 'No queda ningún nombre libre en la misma carpeta.',
    badName: 'El nombre «{name}» no es UTF-8 válido. Cámbielo y vuelva a ejecutar el comando.'
  },
  total: {
    soFar: '{done} de {all}, {percent} % de ahorro hasta ahora',
    none: 'No se encontraron imágenes.',
    files: '{n} {{count:archivo|archivos}} en {seconds} s ({counts})',
    optimised: 'optimizados: {n}',
    unchanged: 'sin cambios: {n}',
    refused: 'rechazados: {n}',
    failed: 'con error: {n}',
    bytes: 'De {before} a {after}, {percent} % de ahorro',
    stopped: 'Detenido: {{count:queda|quedan}} {n} {{count:archivo|archivos}} más sin cambios.'
  },
  diskFull:
    'El disco está lleno. Los archivos restantes no se han modificado. Libera espacio y ejecuta el comando de nuevo.',
  diskReadOnly:
    'No se puede escribir en el disco. Los archivos restantes no se han modificado. Permite la escritura y ejecuta el comando de nuevo.'
}
