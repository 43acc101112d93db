/** Returns the file name in a picture's address on Shopify's CDN. */
export function fileNameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/**
 * Returns a version that changes whenever the bytes change: Shopify then changes `?v=`, and usually the size changes
 * as well.
 */
export const versionOf = (address: string, sizeBytes: number): string =>
  `${new URL(address).searchParams.get('v') ?? ''}-${sizeBytes}`

/** Returns the path of the address. The query is left out, because it changes with the picture. */
export const pathOf = (address: string): string => new URL(address).pathname

/** Matches the UUID that Shopify adds to the name of every new image of a collection or an article. */
const ADDED = /_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.[^.]*$)/i

/** Matches the mark that each of our uploads for a collection or an article carries (owned-marks.ts). */
const MARK = /_(psb[0-9a-f]{12})(?=\.[^.]*$)/

/** Returns the name of an image of a collection or an article, without what Shopify and we appended to it. */
export const givenNameOf = (address: string): string =>
  fileNameOf(address).replace(ADDED, '').replace(MARK, '')

/** Returns our mark in the name of an image of a collection or an article, if it has one. */
export const markOf = (address: string): string | undefined =>
  MARK.exec(fileNameOf(address).replace(ADDED, ''))?.[1]

export const markedName = (fileName: string, mark: string): string =>
  `${stemOf(fileName)}_${mark}.${extensionOf(fileName)}`

export const stemOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '')
export const extensionOf = (fileName: string): string => /\.([^.]*)$/.exec(fileName)?.[1] ?? ''

const FORMATS: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp'
}

/**
 * Returns the format that a file's extension stands for. Shopify judges a file by its extension and never changes the
 * extension.
 */
export const formatOf = (fileName: string): string =>
  FORMATS[extensionOf(fileName).toLowerCase()] ?? extensionOf(fileName).toLowerCase()

/** Returns the file name with a number added. For 0, the name stays as it is. */
export const numbered = (fileName: string, number: number): string =>
  number === 0 ? fileName : `${stemOf(fileName)}-${number}.${extensionOf(fileName)}`

/**
 * Returns the file name with the extension that fits the bytes. Shopify would turn a PNG that is named .jpg into a JPG
 * with a black background.
 */
export function fitting(fileName: string, mediaType: string): string {
  const extension = Object.keys(FORMATS).find((known) => FORMATS[known] === mediaType)
  if (!extension || formatOf(fileName) === mediaType) return fileName
  return `${stemOf(fileName)}.${extension}`
}

/**
 * Returns the name with only the characters that Shopify is sure to accept for a new file: letters, digits, `-` and
 * `_`. It does not begin with `-` or `_`.
 */
export function plainName(fileName: string): string {
  const stem = stemOf(fileName)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}_]+/gu, '-')
    .replace(/^[-_\p{M}]+|(?<!-)-+$/gu, '')
  return `${stem || 'image'}.${extensionOf(fileName)}`
}
