import { formatCount, formatSize, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'

/** What the server accepts (specification §8.1), checked here before anything is sent. */
const MOST_BYTES = 50 * 1024 * 1024
const MOST_FILES = 100

/** The filter for the browser's file chooser. */
export const ACCEPT = '.png,.jpg,.jpeg,image/png,image/jpeg'

const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

const typeByName = (name: string): string | undefined =>
  TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]

/** Some systems report no type for a file; its extension is used then. */
export const typeOf = ({ name, type }: File): string => type || (typeByName(name) ?? '')

const isSupported = (file: File): boolean =>
  typeByName(file.name) !== undefined && Object.values(TYPES).includes(typeOf(file))

export const hint = ({ uploads: t }: Messages<'uploads'>, localeContext: LocaleContext): string =>
  t.hint({
    size: formatSize(MOST_BYTES, localeContext),
    most: formatCount(MOST_FILES, localeContext)
  })

/** Splits the chosen files into those to send and the reasons why the others are refused. */
export function sortFiles(
  files: File[],
  room: number,
  { uploads: t }: Messages<'uploads'>,
  localeContext: LocaleContext
): { accepted: File[]; refused: string[] } {
  const accepted: File[] = []
  const refused: string[] = []
  for (const file of files) {
    const { name } = file
    if (!isSupported(file)) refused.push(t.notSupported({ name }))
    else if (file.size === 0) refused.push(t.isEmpty({ name }))
    else if (file.size > MOST_BYTES)
      refused.push(t.tooLarge({ name, size: formatSize(MOST_BYTES, localeContext) }))
    else if (accepted.length >= room)
      refused.push(t.tooMany({ name, most: formatCount(MOST_FILES, localeContext) }))
    else accepted.push(file)
  }
  return { accepted, refused }
}

export const roomFor = (known: number): number => MOST_FILES - known
