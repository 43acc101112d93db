import { MAX_FILE_BYTES, MAX_UPLOADS } from '../../modules/image-opt/contract.ts'
import { formatCount, formatSize, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'

/** The file types that the browser's file chooser offers. */
export const ACCEPT = '.png,.jpg,.jpeg,image/png,image/jpeg'

const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

const typeByName = (name: string): string | undefined =>
  TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]

/** Returns the file's type. Where the system reports none, the type follows from the extension. */
export const typeOf = ({ name, type }: File): string => type || (typeByName(name) ?? '')

const isSupported = (file: File): boolean =>
  typeByName(file.name) !== undefined && Object.values(TYPES).includes(typeOf(file))

export const hint = ({ uploads: t }: Messages<'uploads'>, localeContext: LocaleContext): string =>
  t.hint({
    size: formatSize(MAX_FILE_BYTES, localeContext),
    most: formatCount(MAX_UPLOADS, localeContext)
  })

/** Returns the files that can be sent, and the reasons why the others are refused. */
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
    else if (file.size > MAX_FILE_BYTES)
      refused.push(t.tooLarge({ name, size: formatSize(MAX_FILE_BYTES, localeContext) }))
    else if (accepted.length >= room)
      refused.push(t.tooMany({ name, most: formatCount(MAX_UPLOADS, localeContext) }))
    else accepted.push(file)
  }
  return { accepted, refused }
}

export const roomFor = (known: number): number => MAX_UPLOADS - known
