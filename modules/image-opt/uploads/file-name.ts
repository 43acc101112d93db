import { mediaTypeOf } from '../../../server/core/media-type.ts'

/** What may be uploaded (specification §8.1), with its file name extensions. */
const ENDINGS: Record<string, string[]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg']
}

/** Longer names than file systems take are cut. */
const MOST_CHARACTERS = 200

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** By what the browser says of it; the bytes themselves are asked when they come. */
export function isAccepted({ filename, type }: { filename: string; type: string }): boolean {
  const mediaType = type.toLowerCase() === 'image/jpg' ? 'image/jpeg' : type.toLowerCase()
  const isNamed = Object.values(ENDINGS).flat().includes(endingOf(filename))
  return isNamed && mediaType in ENDINGS
}

/** The name alone, of one that is accepted, without what no file system or header takes. */
export function cleanName(filename: string): string {
  const name = filename
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cs}<>:"|?*]/gu, '')
    .trim()
  const dot = name.lastIndexOf('.')
  const stem = name.slice(0, dot).slice(0, MOST_CHARACTERS).trim()
  return `${stem || 'image'}${name.slice(dot)}`
}

/** Bytes that are enough to tell. */
export const HEAD_BYTES = 8

/** The name with the ending of what the file really is; nothing for what is not accepted. */
export function nameByContent(name: string, head: Uint8Array): string | undefined {
  const endings = ENDINGS[mediaTypeOf(head)]
  if (!endings) return undefined
  if (endings.includes(endingOf(name))) return name
  return `${name.slice(0, name.lastIndexOf('.'))}.${endings[0]}`
}
