import { bcp47 } from '../../../locales/bcp-47.ts'
import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import { languageOf } from '../../../locales/shopify-locales.ts'
import { textsFor } from '../../../locales/texts.ts'

/** The language of the terminal. */
export type Speech = { texts: TranslationFunctions; locale: string }

/** As every program finds it: `LANG=de_DE.UTF-8` is German, `C` and what we do not have is English. */
export function speechOf(env: NodeJS.ProcessEnv): Speech {
  const named = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const [locale = ''] = named.split(/[.@]/)
  const language = languageOf(locale.replace('_', '-')) ?? 'en'
  return { texts: textsFor(language), locale: bcp47(language) }
}
