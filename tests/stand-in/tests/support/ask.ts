import type { Test } from 'tap'
import { testClock } from '../../../support/clock.ts'
import { type StandIn, startStandIn } from '../../stand-in.ts'
import type { ShopWorld, WorldOptions } from '../../world.ts'

export const SHOP = 'snow-shop.myshopify.com'

// Answers are untyped, because tests read answers of every shape.
export type Answer = any

export type Stage = {
  standIn: StandIn
  shop: ShopWorld
  clock: ReturnType<typeof testClock>
  /** The address of the shop on the stand-in. */
  at: string
}

/** Starts a stand-in with one shop, on a clock that the test moves. */
export async function openStage(t: Test, options: WorldOptions = {}): Promise<Stage> {
  const clock = testClock('2026-11-21T08:00:00.000Z')
  const standIn = await startStandIn({ clock, ...options })
  t.teardown(() => standIn.close())
  const shop = standIn.addShop(SHOP)
  return { standIn, shop, clock, at: `${standIn.origin}/${SHOP}` }
}

/** Calls the Admin API as the app does. */
export async function ask(
  { at }: Stage,
  token: string,
  query: string,
  variables: object = {}
): Promise<Answer> {
  const answer = await fetch(`${at}/admin/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
    body: JSON.stringify({ query, variables })
  })
  return { status: answer.status, ...((await answer.json()) as object) }
}

/** Calls the token endpoint; `body` can override the client's credentials. */
export async function askForToken(
  { at, shop }: Stage,
  body: Record<string, string>
): Promise<{ status: number; body: Answer }> {
  const { clientId, secret } = shop.world.app
  const answer = await fetch(`${at}/admin/oauth/access_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, client_secret: secret, ...body })
  })
  return { status: answer.status, body: await answer.json() }
}
