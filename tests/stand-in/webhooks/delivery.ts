import { signBody } from '../access/signing.ts'

/** A message to one subscription; retries send it again byte for byte (docs). */
export type Delivery = {
  /** X-Shopify-Webhook-Id, the same at each attempt. */
  id: string
  /** Identifies the event; all subscriptions get the same id. */
  eventId: string
  topic: string
  address: string
  bytes: Buffer
  triggeredAt: Date
  /** The id of a subscription made through the API; null if it is declared in shopify.app.toml. */
  subscriptionId: string | null
  attempts: Attempt[]
  state: 'waiting' | 'delivered' | 'given-up'
}

/** A null `status` means no answer within five seconds, or none at all. */
export type Attempt = { at: Date; status: number | null }

export type Message = { address: string; headers: Record<string, string>; bytes: Buffer }

/** Resolves with the status of the answer; rejects if there is none. */
export type Transport = (message: Message) => Promise<number>

/** The timeout of a whole delivery (docs). */
const ANSWER_MS = 5000

export const byHttp: Transport = async ({ address, headers, bytes }) => {
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body: new Uint8Array(bytes),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS)
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Returns the headers of a delivery (docs). */
export const headersOf = (
  { id, eventId, topic, bytes, triggeredAt }: Delivery,
  about: { shop: string; apiVersion: string; secret: string }
): Record<string, string> => ({
  'Content-Type': 'application/json',
  'X-Shopify-Topic': topic,
  'X-Shopify-API-Version': about.apiVersion,
  'X-Shopify-Shop-Domain': about.shop,
  'X-Shopify-Webhook-Id': id,
  'X-Shopify-Event-Id': eventId,
  'X-Shopify-Triggered-At': triggeredAt.toISOString().replace('Z', '000000Z'),
  'X-Shopify-Hmac-SHA256': signBody(bytes, about.secret)
})

/** Applies `include_fields`: keeps only these fields; a dot leads into objects. */
export function pick(body: object, fields: string[] | null): object {
  if (!fields) return body
  const picked: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    if (fields.includes(name)) picked[name] = value
    const inner = fields
      .filter((field) => field.startsWith(`${name}.`))
      .map((field) => field.slice(name.length + 1))
    if (inner.length === 0) continue
    picked[name] = Array.isArray(value)
      ? value.map((entry: object) => pick(entry, inner))
      : pick(value as object, inner)
  }
  return picked
}
