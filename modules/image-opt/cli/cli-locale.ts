import { bcp47 } from '../../../locales/bcp-47.ts'
import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import { languageOf } from '../../../locales/language-of.ts'
import { messagesFor } from '../../../locales/messages.ts'

/** The messages and the locale of the command line. */
export type CliLocale = { messages: TranslationFunctions; locale: string }

/**
 * Chooses the language: `LANG=de_DE.UTF-8` gives German. If no such variable is set, as on Windows, the system's
 * language is used. If we have no messages in a language, English is used instead.
 */
export function cliLocaleFor(env: NodeJS.ProcessEnv): CliLocale {
  const { locale: ofSystem } = Intl.DateTimeFormat().resolvedOptions()
  const named = env.LC_ALL || env.LC_MESSAGES || env.LANG || ofSystem
  const [locale = ''] = named.split(/[.@]/)
  const language = languageOf(locale.replaceAll('_', '-')) ?? 'en'
  return { messages: messagesFor(language), locale: bcp47(language) }
}
