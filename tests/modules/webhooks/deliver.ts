import { signBody } from '../../stand-in/access/signing.ts'
import type { InstalledShop } from '../../support/installed-shop.ts'
import { SHOP } from '../../support/shopify-app.ts'

export const PATH = '/shopify/webhooks'
export const SECRET = 'shpss_stand_in_secret_0123456789abcdef'

type Letter = {
  topic?: string
  body?: string | Buffer
  secret?: string
  headers?: Record<string, string | undefined>
}

let number = 0

/** Sends one delivery as Shopify does, with the given overrides. */
export async function deliver({ app }: InstalledShop, letter: Letter = {}) {
  const { topic = 'products/create', body = '{"id":7}', secret = SECRET, headers = {} } = letter
  const bytes = Buffer.from(body)
  const all = {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-shop-domain': SHOP,
    'x-shopify-webhook-id': `delivery-${++number}`,
    'x-shopify-triggered-at': '2026-11-21T08:00:00.000000000Z',
    'x-shopify-hmac-sha256': signBody(bytes, secret),
    ...headers
  }
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  const reply = await app.inject({ method: 'POST', url: PATH, headers: given, payload: bytes })
  return reply.statusCode
}

export const rows = ({ db }: InstalledShop) =>
  db.selectFrom('webhook_delivery').selectAll().orderBy('id').execute()
