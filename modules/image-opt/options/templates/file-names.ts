import { EXTENSIONS, type PictureType } from '../../engine/encode-options.ts'
import { cutTo, fillTemplate, type TemplateData } from './render-template.ts'

/** Characters, with the extension (specification §9.4). */
const MAX_NAME_LENGTH = 100

/** Most file systems take 255 bytes, and a letter may have three. */
const MAX_NAME_BYTES = 255

/** Room for the longest extension, so that a picture keeps its name when its type changes. */
const LONGEST_EXTENSION = '.webp'.length

/** What a picture is called whose template and own name leave no letter. */
const NAMELESS = 'image'

/**
 * The name for an item, without suffix and extension: lower case, words joined by '-', letters of every
 * script. What the template leaves empty is named as before.
 */
export const stemFor = (template: string, data: TemplateData, fileName: string): string =>
  slugOf(fillTemplate(template, data)) || slugOf(stemOf(fileName)) || NAMELESS

export function slugOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’`´\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/(^|-)\p{M}+/gu, '$1')
    .replace(/^-+|(?<!-)-+$/g, '')
}

/** `number` 1 is the plain name; from 2 on it stands at the end, and the name is cut to make room. */
export function numbered(stem: string, number: number): string {
  const suffix = number === 1 ? '' : `-${number}`
  const room = LONGEST_EXTENSION + suffix.length
  const byLength = cutTo(stem, MAX_NAME_LENGTH - room)
  const cut = cutTo(byLength, MAX_NAME_BYTES - room, (part) => Buffer.byteLength(part))
  return cut.replace(/(?<!-)-+$/, '') + suffix
}

/** The name without its extension. */
export const stemOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '')

/** The extension is what the content is, whatever the file was called. */
export const withExtension = (stem: string, type: PictureType): string =>
  `${stem}.${EXTENSIONS[type]}`
