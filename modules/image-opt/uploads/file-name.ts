import { mediaTypeOf } from '../../../server/core/pictures/media-type.ts'

/** The media types that may be uploaded (specification §8.1), with their file name extensions. */
const ENDINGS: Record<string, string[]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg']
}

/** Longer names are cut, because file systems do not accept them. */
const MOST_CHARACTERS = 200

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/**
 * Tells whether a file may be uploaded, judging by the name and type that the browser announces. The content itself is
 * checked when it arrives.
 */
export function isAccepted({ filename, type }: { filename: string; type: string }): boolean {
  const mediaType = type.toLowerCase() === 'image/jpg' ? 'image/jpeg' : type.toLowerCase()
  const isNamed = Object.values(ENDINGS).flat().includes(endingOf(filename))
  return isNamed && mediaType in ENDINGS
}

/**
 * Returns an accepted file's name without its folder and without characters that file systems or headers do not allow.
 */
export function cleanName(filename: string): string {
  const name = filename
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cs}<>:"|?*]/gu, '')
    .trim()
  const dot = name.lastIndexOf('.')
  // The cut may split a character that takes two code units, such as an emoji.
  const stem = name
    .slice(0, dot)
    .slice(0, MOST_CHARACTERS)
    .replace(/\p{Cs}$/u, '')
    .trim()
  return `${stem || 'image'}${name.slice(dot)}`
}

/** The number of leading bytes that show a file's type. */
export const HEAD_BYTES = 8

/** Returns the name with the extension of the file's actual type; undefined for a type that is not accepted. */
export function nameByContent(name: string, head: Uint8Array): string | undefined {
  const endings = ENDINGS[mediaTypeOf(head)]
  if (!endings) return undefined
  if (endings.includes(endingOf(name))) return name
  return `${name.slice(0, name.lastIndexOf('.'))}.${endings[0]}`
}
