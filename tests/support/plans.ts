import type { FastifyInstance } from 'fastify'
import { TOKEN } from './token.ts'

type Decision = 'approve' | 'decline'

/** Moves the shop to a paid plan as a merchant does: requests it and answers on the confirmation page. */
export async function upgrade(
  app: FastifyInstance,
  level: number,
  decision: Decision = 'approve'
): Promise<void> {
  const { url } = await askForPlan(app, level)
  const { status } = await answerOffer(app, url, decision)
  if (status !== 303) throw new Error(`Expected the plan to be decided on, received ${status}`)
}

/**
 * Requests a plan.
 * @returns the address of the confirmation page
 */
export async function askForPlan(app: FastifyInstance, newLevel: number): Promise<{ url: string }> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/changePlans',
    headers: { authorization: `ShopifyAdmin ${TOKEN}` },
    payload: { newLevel }
  })
  if (reply.statusCode !== 200) throw new Error(`Expected an address, received ${reply.body}`)
  return { url: reply.json().url }
}

/** Submits the form of the confirmation page. Returns where the browser is redirected. */
export async function answerOffer(
  app: FastifyInstance,
  url: string,
  decision: Decision,
  token = TOKEN
): Promise<{ status: number; location: string }> {
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `ShopifyAdmin ${token}`,
      'content-type': 'application/x-www-form-urlencoded'
    },
    payload: `decision=${decision}`
  })
  return { status: reply.statusCode, location: String(reply.headers.location ?? '') }
}
