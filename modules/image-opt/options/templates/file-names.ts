import { EXTENSIONS, type PictureType } from '../../engine/encode-options.ts'
import { cutTo, fillTemplate, type TemplateData } from './render-template.ts'

/** In characters, including the extension (specification §9.4). */
const MAX_NAME_LENGTH = 100

/** Most file systems allow 255 bytes, and a letter may take three of them. */
const MAX_NAME_BYTES = 255

/** Room for the longest extension, so that a picture keeps its name when its type changes. */
const LONGEST_EXTENSION = '.webp'.length

/** The name of a picture if neither its template nor its own name contains a letter or a digit. */
const NAMELESS = 'image'

/**
 * Returns the file name for an image, without a number or an extension: in lower case, with words joined by '-' and
 * with letters of every script. If the template produces nothing, the picture keeps its own name.
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

/** Appends the number to the name, which is cut to make room for it. With number 1 nothing is appended. */
export function numbered(stem: string, number: number): string {
  const suffix = number === 1 ? '' : `-${number}`
  const room = LONGEST_EXTENSION + suffix.length
  const byLength = cutTo(stem, MAX_NAME_LENGTH - room)
  const cut = cutTo(byLength, MAX_NAME_BYTES - room, (part) => Buffer.byteLength(part))
  return cut.replace(/(?<!-)-+$/, '') + suffix
}

/** Returns the name without its extension. */
export const stemOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '')

/** Adds the extension of the content's type, whatever the file was called. */
export const withExtension = (stem: string, type: PictureType): string =>
  `${stem}.${EXTENSIONS[type]}`
