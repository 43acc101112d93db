import type { FastifyInstance } from 'fastify'
import type { TestApp } from './app.ts'
import type { Merchant } from './merchant.ts'
import { historyOf } from './runs.ts'

/** Puts the shop on a paid plan, which automatic mode requires. */
export async function payFor(app: FastifyInstance, shopId: number, level = 1): Promise<void> {
  const row = { shop_id: shopId, level, cycle: '2026-11-01', units_taken: 0 }
  await app.db.deleteFrom('subscription').where('shop_id', '=', shopId).execute()
  await app.db.insertInto('subscription').values(row).execute()
}

/** Sets the shop up for all kinds of images and turns automatic mode on. */
export async function turnOn({ app, merchant, shopId }: TestApp, level = 1): Promise<void> {
  await payFor(app, shopId, level)
  await merchant.post('/api/v2/image-opt/saveSettings', { image_opt: { switch: 1 } })
  const { status, body } = await merchant.post('/api/v2/image-opt/saveSettings', { auto_switch: 1 })
  if (status !== 200) throw new Error(`Automatic mode was refused: ${body.message}`)
}

const END_MS = 300_000

/** Polls until the condition holds. Automatic mode takes time, because it waits until a folder stops changing. */
export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + END_MS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Timed out, expected: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Waits until the history shows these image counts and states, by title. */
export const untilHistory = (merchant: Merchant, wanted: Record<string, string>) =>
  eventually(`the history is ${JSON.stringify(wanted)}`, async () => {
    const rows = await historyOf(merchant)
    const found = Object.fromEntries(
      rows.map((row) => [row.title, `${row.image_count} ${row.status}`])
    )
    return Object.entries(wanted).every(([title, words]) => found[title] === words)
  })

/** Waits until no run is active and another poll of the store starts none. */
export async function untilIdle({
  app,
  merchant
}: Pick<TestApp, 'app' | 'merchant'>): Promise<void> {
  for (;;) {
    await app.pollStores()
    const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
    const blocks = [body.product, body.collection, body.article]
    if (blocks.every(({ process_result }) => process_result === 1)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
