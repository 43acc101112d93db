import type { FastifyRequest } from 'fastify'
import type { Locales } from '../../locales/i18n-types.ts'
import { languageAccepted, languageOf } from '../../locales/language-of.ts'
import { messagesFor } from '../../locales/messages.ts'

/**
 * Returns the language for a caller who is not signed in: the language that the address names, or otherwise the
 * browser's. Returns undefined if the app has neither language.
 */
export function languageAsked(request: FastifyRequest): Locales | undefined {
  return languageOf(localeIn(request)) ?? languageAccepted(request.headers['accept-language'])
}

function localeIn({ query }: FastifyRequest): string {
  const { locale } = query as { locale?: unknown }
  return typeof locale === 'string' ? locale : ''
}

/** Returns the path with the language that the address of the request names, if it names one. */
export function inLanguageAsked(request: FastifyRequest, path: string): string {
  const locale = localeIn(request)
  if (!languageOf(locale)) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ locale })}`
}

export async function speakAsAsked(request: FastifyRequest): Promise<void> {
  const language = languageAsked(request)
  if (language) request.messages = messagesFor(language)
}
