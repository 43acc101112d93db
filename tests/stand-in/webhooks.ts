/** What Shopify tells the app about a shop. */
export type Webhooks = {
  emit(topic: string, body: object): void
  emitted: { topic: string; body: object }[]
}

export function openWebhooks(): Webhooks {
  const emitted: Webhooks['emitted'] = []
  return { emitted, emit: (topic, body) => void emitted.push({ topic, body }) }
}
