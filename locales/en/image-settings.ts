/** What the server says about the image settings it is given. */
export const imageSettings = {
  emptyTemplate: 'The input cannot be empty!',
  unknownField: '{field:string} is not a field that can be used here.',
  oneCompression: 'Choose exactly one kind of compression.',
  changedElsewhere:
    'The settings were changed in another tab meanwhile. Nothing was overwritten. Reload the page and try again.',
  watermarkMissing: 'Watermark image must be uploaded to save',
  watermarkTooLarge: 'watermark picture maximum size 500kb',
  watermarkWrongType: 'File type must be .jpg .jpeg .png.',
  watermarkTooManyPixels: 'The watermark picture has more than 16 megapixels.',
  watermarkDamaged: 'The watermark picture is damaged or incomplete.',
  notAllowed: 'this value is not allowed'
}
