import type { TranslationFunctions } from '../../locales/i18n-types.ts'

export type HistoryMessages = TranslationFunctions['history']
