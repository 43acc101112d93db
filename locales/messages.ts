import { createRequire } from 'node:module'
import { i18nObject } from 'typesafe-i18n'
import { bcp47 } from './bcp-47.ts'
import { isLocale } from './codes.ts'
import { formattersOf } from './formatters.ts'
import type { Locales, TranslationFunctions, Translations } from './i18n-types.ts'

const load = createRequire(import.meta.url)

/** Returns the locale for one of our language codes, and English for any unknown code. */
const localeFor = (language: string): Locales => (isLocale(language) ? language : 'en')

type Known = { raw: Translations; messages: TranslationFunctions }

/** The languages loaded so far. Each is loaded on first use, because loading all of them would delay the start. */
const known = new Map<string, Known>()

function open(locale: Locales, isStrict: boolean): Known {
  const usual = (load(`./${locale}/index.ts`) as { default: Translations }).default
  const raw = isStrict ? (replaced(usual, usual.strict) as Translations) : usual
  // The library passes this code to Intl for the plural rules, and Intl does not know our own codes.
  const code = bcp47(locale)
  const messages: unknown = i18nObject(code, raw as never, formattersOf(code))
  return { raw, messages: messages as TranslationFunctions }
}

type MessageTree = { [key: string]: string | MessageTree }

/** Returns the messages, where those in `others` replace the messages under the same keys. */
function replaced(messages: MessageTree, others: MessageTree): MessageTree {
  const result = { ...messages }
  for (const [name, other] of Object.entries(others)) {
    const text = messages[name]
    result[name] =
      typeof text === 'object' && typeof other === 'object' ? replaced(text, other) : other
  }
  return result
}

function inLanguage(language: string, isStrict: boolean): Known {
  const locale = localeFor(language)
  const name = isStrict ? `${locale} strict` : locale
  const found = known.get(name) ?? open(locale, isStrict)
  known.set(name, found)
  return found
}

/**
 * Returns every message of the product in one language; with `isStrict`, without claims about outcomes (specification
 * §16).
 */
export const messagesFor = (language: string, isStrict = false): TranslationFunctions =>
  inLanguage(language, isStrict).messages

/** Returns the messages that messagesFor() returns, but as plain strings, for islands. */
export const rawMessagesFor = (language: string, isStrict = false): Translations =>
  inLanguage(language, isStrict).raw
