import type { FastifyRequest } from 'fastify'
import type { Locales } from '../../locales/i18n-types.ts'
import { messagesFor } from '../../locales/messages.ts'
import { languageAccepted, languageOf } from '../../locales/shopify-locales.ts'

/**
 * Returns the language for a caller who is not signed in: the language that the address names, or otherwise the
 * browser's. Returns undefined if the app has neither language.
 */
export function languageAsked({ query, headers }: FastifyRequest): Locales | undefined {
  const { locale } = query as { locale?: unknown }
  const named = typeof locale === 'string' ? languageOf(locale) : undefined
  return named ?? languageAccepted(headers['accept-language'])
}

export async function speakAsAsked(request: FastifyRequest): Promise<void> {
  const language = languageAsked(request)
  if (language) request.messages = messagesFor(language)
}
