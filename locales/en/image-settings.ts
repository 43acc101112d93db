/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: 'The input cannot be empty!',
  unknownField: 'The field {field:string} cannot be used here.',
  oneCompression: 'Choose exactly one compression type.',
  changedElsewhere:
    'The settings were changed in another tab, so nothing was saved. Reload the page and try again.',
  watermarkMissing: 'Watermark image must be uploaded to save',
  watermarkTooLarge: 'watermark picture maximum size 500kb',
  watermarkWrongType: 'File type must be .jpg .jpeg .png.',
  watermarkTooManyPixels: 'The watermark image has more than 16 megapixels.',
  watermarkDamaged: 'The watermark image is damaged or incomplete.',
  notAllowed: 'this value is not allowed'
}
