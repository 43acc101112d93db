import type { FastifyRequest } from 'fastify'
import type { Locales } from '../../locales/i18n-types.ts'
import { languageAccepted, languageOf } from '../../locales/shopify-locales.ts'
import { textsFor } from '../../locales/texts.ts'

/** Who is not signed in has no language, but the address may name one, and the browser does. */
export function languageAsked({ query, headers }: FastifyRequest): Locales | undefined {
  const { locale } = query as { locale?: unknown }
  const named = typeof locale === 'string' ? languageOf(locale) : undefined
  return named ?? languageAccepted(headers['accept-language'])
}

export async function speakAsAsked(request: FastifyRequest): Promise<void> {
  const language = languageAsked(request)
  if (language) request.texts = textsFor(language)
}
