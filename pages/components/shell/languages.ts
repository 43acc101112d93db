import { bcp47 } from '../../../locales/bcp-47.ts'
import { locales } from '../../../locales/codes.ts'

export type Language = {
  /** One of our language codes: en, ge, sp, dut, pt_BR … (specification §13.8). */
  code: string
  /** The language's name in the language itself, such as Deutsch or français. */
  name: string
}

/** The choices of the language select, each named in its own language. */
export const LANGUAGES: Language[] = locales
  .map((code) => ({ code, name: ownNameOf(bcp47(code)) }))
  .sort((one, other) => one.name.localeCompare(other.name))

function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
