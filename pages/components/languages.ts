import { bcp47 } from '../../locales/bcp-47.ts'
import { locales } from '../../locales/codes.ts'

export type Language = {
  /** A code of the specification: en, ge, sp, dut, pt_BR … */
  code: string
  /** In the language itself: Deutsch, français. */
  name: string
}

/** The languages that have texts, by their own names: what a page hands to the language select. */
export const LANGUAGES: Language[] = locales
  .map((code) => ({ code, name: ownNameOf(bcp47(code)) }))
  .sort((one, other) => one.name.localeCompare(other.name))

function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
