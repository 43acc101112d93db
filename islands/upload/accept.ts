import { formatCount, formatSize, type Reader } from '../../pages/components/numbers.ts'
import type { Texts } from '../dialog/texts.ts'

/** What the server takes (specification §5), said here before anything is sent. */
const MOST_BYTES = 50 * 1024 * 1024
const MOST_FILES = 100

/** For the file chooser of the browser. */
export const ACCEPT = '.png,.jpg,.jpeg,image/png,image/jpeg'

const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

const typeByName = (name: string): string | undefined =>
  TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]

/** Some systems know no type for a file; its name then tells. */
export const typeOf = ({ name, type }: File): string => type || (typeByName(name) ?? '')

const isSupported = (file: File): boolean =>
  typeByName(file.name) !== undefined && Object.values(TYPES).includes(typeOf(file))

export const hint = ({ uploads: t }: Texts<'uploads'>, reader: Reader): string =>
  t.hint({ size: formatSize(MOST_BYTES, reader), most: formatCount(MOST_FILES, reader) })

/** Parts the chosen files into those to send, and why the others are not. */
export function sortFiles(
  files: File[],
  room: number,
  { uploads: t }: Texts<'uploads'>,
  reader: Reader
): { accepted: File[]; refused: string[] } {
  const accepted: File[] = []
  const refused: string[] = []
  for (const file of files) {
    const { name } = file
    if (!isSupported(file)) refused.push(t.notSupported({ name }))
    else if (file.size === 0) refused.push(t.isEmpty({ name }))
    else if (file.size > MOST_BYTES)
      refused.push(t.tooLarge({ name, size: formatSize(MOST_BYTES, reader) }))
    else if (accepted.length >= room)
      refused.push(t.tooMany({ name, most: formatCount(MOST_FILES, reader) }))
    else accepted.push(file)
  }
  return { accepted, refused }
}

export const roomFor = (known: number): number => MOST_FILES - known
