/** The upload dialog. */
export const uploads = {
  action: 'Upload images',
  title: 'Upload images',
  drop: 'Drop images here',
  choose: 'Choose images',
  hint: 'JPG or PNG, up to {size:string} each, {most:string} at once',
  badDrop: 'File type must be .jpg .jpeg .png.',
  none: "haven't uploaded any image",
  refusedTitle: "The following images couldn't be uploaded:",
  notSupported: '"{name:string}" is not supported. File type must be .jpg, .png.',
  tooLarge: '"{name:string}" is too large. The limit is {size:string} per file.',
  isEmpty: '"{name:string}" is empty.',
  tooMany: '"{name:string}" was not added. Upload at most {most:string} at once.',
  files: 'Images to upload',
  sent: 'Uploaded',
  notSent: 'Not uploaded. Check your connection and try again.',
  retry: 'Try again: {name:string}',
  remove: 'Remove {name:string}',
  fileProgress: 'Uploading {name:string}',
  overall: '{n:string} of {all:string} uploaded',
  overallLabel: 'Uploading all images',
  options: 'Options',
  pngToJpg: 'Convert PNG to JPG',
  pngToJpgLine: 'Can cut file size by up to 80%.',
  watermark: 'Add watermark',
  watermarkLine: 'Uses the watermark from your settings. It can make files larger.',
  noWatermark: 'Upload a watermark image in the settings first.',
  start: 'Upload and optimize',
  stop: 'Stop uploading',
  leaveTitle: 'Stop uploading?',
  leaveText: 'These images will not be optimized.',
  leave: 'Stop uploading',
  stay: 'Keep uploading'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: "haven't uploaded any image",
  refusedTitle: "The following images couldn't be uploaded:",
  notSupported: '"{name:string}" is not supported. File type must be .jpg, .png.',
  tooLarge: '"{name:string}" is too large. The limit is 50 MB per file.',
  incomplete: '"{name:string}" was not uploaded completely. Upload it again.',
  broken: 'The upload was interrupted. Upload the file again.',
  linkUsed: 'This upload link has already been used. Request a new one.',
  linkExpired: 'This upload link has expired. Upload the file again.',
  unknown: 'One of the files is no longer available. Upload it again.',
  tooManyWaiting: 'Too many uploads are waiting. Try again tomorrow.'
}
