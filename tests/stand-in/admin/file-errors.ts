/**
 * User errors for files, one per refusal. The codes come from the schema; texts are recorded unless a comment says
 * otherwise.
 */

export type FileUserError = { code: string; field: string[]; message: string }

const FILES = ['files']

const entry = (index: number, argument: string) => ['files', `${index}`, argument]

/** The most characters in an alt text (docs). */
const MOST_ALT = 512

/** Counts code points, not UTF-16 units. */
export const isAltTooLong = (alt: string | null | undefined): boolean =>
  Array.from(alt ?? '').length > MOST_ALT

/** The longest address of a source, in characters (docs). */
export const MOST_SOURCE = 2048

/** Returns an error that refuses only the entry with this index. */
export const altTooLong = (index: number): FileUserError => ({
  code: 'ALT_VALUE_LIMIT_EXCEEDED',
  field: entry(index, 'alt'),
  message: `The alt value exceeds the maximum limit of ${MOST_ALT} characters.`
})

/** Returns one error that lists all missing ids. */
export const noSuchFiles = (argument: 'files' | 'fileIds', ids: string[]): FileUserError => ({
  code: 'FILE_DOES_NOT_EXIST',
  field: [argument],
  message: `File id [${ids.map((id) => JSON.stringify(id)).join(', ')}] does not exist.`
})

export const notReady = (argument: 'files' | 'fileIds' = 'files'): FileUserError => ({
  code: 'NON_READY_STATE',
  field: [argument],
  message: 'Non-ready files cannot be updated.'
})

export const otherExtension: FileUserError = {
  code: 'INVALID_FILENAME_EXTENSION',
  field: FILES,
  message: 'The filename extension provided must match the original filename.'
}

export const mismatchedExtension = (index: number): FileUserError => ({
  code: 'MISMATCHED_FILENAME_AND_ORIGINAL_SOURCE',
  field: entry(index, 'filename'),
  message: 'Provided filename extension must match original source.'
})

export const noSuchReference: FileUserError = {
  code: 'REFERENCE_TARGET_DOES_NOT_EXIST',
  field: FILES,
  message: 'The reference target does not exist'
}

/** Makes one of the errors below. Their codes are documented, but Shopify's texts for them are unknown. */
const refusal =
  (code: string, message: string) =>
  (index: number, argument: string): FileUserError => ({
    code,
    field: entry(index, argument),
    message
  })

export const locked = (argument: 'files' | 'fileIds' = 'files'): FileUserError => ({
  code: 'FILE_LOCKED',
  field: [argument],
  message: 'This file is locked by another operation.'
})

export const productIsBusy = (argument: 'files' | 'fileIds' = 'files'): FileUserError => ({
  code: 'MEDIA_CANNOT_BE_MODIFIED',
  field: [argument],
  message: 'The media of the product is currently being modified. Try again later.'
})

export const nameIsTaken = refusal('FILENAME_ALREADY_EXISTS', 'The filename already exists.')
export const invalidName = refusal('INVALID_FILENAME', 'The filename is invalid.')
export const invalidSource = refusal('INVALID_IMAGE_SOURCE_URL', 'The source URL is invalid.')
export const twoSources = refusal('INVALID', 'Specify either a source or a preview, not both.')
export const sourceWithName = refusal('INVALID', 'Specify either a source or a filename, not both.')
export const noSourceForThis = refusal('INVALID', 'The source of this type of file cannot change.')
export const noNameForThis = refusal(
  'UNSUPPORTED_MEDIA_TYPE_FOR_FILENAME_UPDATE',
  'The filename can be changed for images and generic files only.'
)
export const referenceIsSo = refusal('INVALID', 'The references are as they should be already.')
export const unsupportedReference = refusal(
  'UNSUPPORTED_FILE_REFERENCE',
  'Files of this type cannot be referenced.'
)
export const tooManyMedia = refusal(
  'PRODUCT_MEDIA_LIMIT_EXCEEDED',
  'The product has the maximum number of media.'
)
export const nothingToAcknowledge: FileUserError = {
  code: 'INVALID_FAILED_MEDIA_STATE',
  field: ['fileIds'],
  message: 'The file has no failed update.'
}
