import type { TranslationFunctions } from '../../locales/i18n-types.ts'

export type HistoryTexts = TranslationFunctions['history']
