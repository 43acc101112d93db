import { useMemo } from 'react'
import { i18nObject } from 'typesafe-i18n'
import { formattersOf } from '../../locales/formatters.ts'
import type { Translation, TranslationFunctions } from '../../locales/i18n-types.ts'

/** Sections of the dictionary as the page carries them, in plain JSON. */
export type RawMessages<Section extends keyof Translation> = Pick<Translation, Section>

export type Messages<Section extends keyof TranslationFunctions> = Pick<
  TranslationFunctions,
  Section
>

/** Turns the raw messages into functions, with the plural rules of the language. */
export function useMessages<Section extends keyof Translation & keyof TranslationFunctions>(
  locale: string,
  raw: RawMessages<Section>
): Messages<Section> {
  return useMemo(() => {
    // The library types its dictionaries by locale; only one dictionary is loaded here.
    const messages = i18nObject(
      locale,
      raw as never,
      formattersOf(locale)
    ) as unknown as Messages<Section>
    // The library returns a new object at each access to a section. Here each section keeps its identity, because
    // memo() compares it.
    return Object.fromEntries(
      Object.keys(raw).map((section) => [section, messages[section as Section]])
    ) as Messages<Section>
  }, [locale, raw])
}
