/** What the address of a picture on Shopify's CDN tells: its name, and with `?v=` which bytes it has. */

export function fileNameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** Changes whenever the bytes do: `?v=` is another one then, and mostly the size too. */
export const versionOf = (address: string, sizeBytes: number): string =>
  `${new URL(address).searchParams.get('v') ?? ''}-${sizeBytes}`

/** Without what makes browsers forget the picture before. */
export const pathOf = (address: string): string => new URL(address).pathname

/** A number that Shopify puts behind the name of each new image of a collection or an article. */
const ADDED = /_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.[^.]*$)/i

/** The name that an image of a collection or an article was given. */
export const givenNameOf = (address: string): string => fileNameOf(address).replace(ADDED, '')

export const stemOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '')
export const extensionOf = (fileName: string): string => /\.([^.]*)$/.exec(fileName)?.[1] ?? ''

const FORMATS: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp'
}

/** What the extension says the file is; Shopify goes by it, and never changes it. */
export const formatOf = (fileName: string): string =>
  FORMATS[extensionOf(fileName).toLowerCase()] ?? extensionOf(fileName).toLowerCase()

/** `number` 0 is the plain name. */
export const numbered = (fileName: string, number: number): string =>
  number === 0 ? fileName : `${stemOf(fileName)}-${number}.${extensionOf(fileName)}`

/** The name for these bytes: Shopify makes of a PNG that is called .jpg a JPG on black. */
export function fitting(fileName: string, mediaType: string): string {
  const extension = Object.keys(FORMATS).find((known) => FORMATS[known] === mediaType)
  if (!extension || formatOf(fileName) === mediaType) return fileName
  return `${stemOf(fileName)}.${extension}`
}

/** Of what Shopify surely takes in the name of a new file: letters, digits, `-` and `_`, no symbol first. */
export function plainName(fileName: string): string {
  const stem = stemOf(fileName)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}_]+/gu, '-')
    .replace(/^[-_\p{M}]+|(?<!-)-+$/gu, '')
  return `${stem || 'image'}.${extensionOf(fileName)}`
}
