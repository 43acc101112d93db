import { useMemo } from 'react'
import { i18nObject } from 'typesafe-i18n'
import { formattersOf } from '../../locales/formatters.ts'
import type { Translation, TranslationFunctions } from '../../locales/i18n-types.ts'

/** Sections of the dictionary as they come through the page: plain JSON. */
export type RawTexts<Section extends keyof Translation> = Pick<Translation, Section>

export type Texts<Section extends keyof TranslationFunctions> = Pick<TranslationFunctions, Section>

/** Makes functions of the raw texts, with the plurals of the language. */
export function useTexts<Section extends keyof Translation & keyof TranslationFunctions>(
  locale: string,
  raw: RawTexts<Section>
): Texts<Section> {
  return useMemo(() => {
    // The library types its dictionaries by locale; only this one dictionary is here.
    const texts = i18nObject(
      locale,
      raw as never,
      formattersOf(locale)
    ) as unknown as Texts<Section>
    // Of its sections it gives another object each time: here each stays the same, which memo() looks at.
    return Object.fromEntries(
      Object.keys(raw).map((section) => [section, texts[section as Section]])
    ) as Texts<Section>
  }, [locale, raw])
}
