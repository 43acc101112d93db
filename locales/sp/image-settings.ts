export const imageSettings = {
  emptyTemplate: 'Este campo no puede estar vacío.',
  unknownField: 'El campo {field} no se puede usar aquí.',
  oneCompression: 'Elige un solo tipo de compresión.',
  changedElsewhere:
    'La configuración se modificó mientras tanto en otra pestaña. No se sobrescribió nada. Vuelve a cargar la página e inténtalo de nuevo.',
  watermarkMissing: 'Para guardar, sube una imagen de marca de agua.',
  watermarkTooLarge: 'La imagen de la marca de agua puede pesar 500 KB como máximo.',
  watermarkWrongType: 'Tipos de archivo admitidos: .jpg .jpeg .png.',
  watermarkTooManyPixels: 'La imagen de la marca de agua tiene más de 16 megapíxeles.',
  watermarkDamaged: 'La imagen de la marca de agua está dañada o incompleta.',
  notAllowed: 'este valor no está permitido'
}
