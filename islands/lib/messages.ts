import { useMemo } from 'react'
import { i18nObject } from 'typesafe-i18n'
import { formattersOf } from '../../locales/formatters.ts'
import type { Translation, TranslationFunctions } from '../../locales/i18n-types.ts'

/** Sections of the dictionary in the form in which the page carries them: plain JSON. */
export type RawMessages<Section extends keyof Translation> = Pick<Translation, Section>

export type Messages<Section extends keyof TranslationFunctions> = Pick<
  TranslationFunctions,
  Section
>

/** Turns the raw messages into functions that apply the plural rules of the language. */
export function useMessages<Section extends keyof Translation & keyof TranslationFunctions>(
  locale: string,
  raw: RawMessages<Section>
): Messages<Section> {
  return useMemo(() => {
    // The library's types expect the dictionaries of all locales, but only one is loaded here.
    const messages = i18nObject(
      locale,
      raw as never,
      formattersOf(locale)
    ) as unknown as Messages<Section>
    // The library returns a new object each time a section is read. Reading each section only once keeps its identity,
    // which memo() compares.
    return Object.fromEntries(
      Object.keys(raw).map((section) => [section, messages[section as Section]])
    ) as Messages<Section>
  }, [locale, raw])
}
