import type { TranslationFunctions } from '../../../locales/i18n-types.ts'

export const title = (messages: TranslationFunctions): string => messages.install.permission()
