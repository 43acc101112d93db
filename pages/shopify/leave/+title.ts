import type { TranslationFunctions } from '../../../locales/i18n-types.ts'

export const title = (texts: TranslationFunctions): string => texts.install.permission()
