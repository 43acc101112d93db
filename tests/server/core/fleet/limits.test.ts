import t from 'tap'
import { openPostgres } from '../../../../server/core/database/postgres/open.ts'
import { joinFleet } from '../../../../server/core/fleet/join.ts'
import { sharedCounts } from '../../../../server/core/http/shared-counts.ts'
import { openSharedBucket } from '../../../../server/platforms/shopify/client/shared-bucket.ts'
import { addShop } from '../../../support/add-shop.ts'
import { NO_POSTGRES } from '../../../support/postgres/cluster.ts'
import { createDatabase, dropDatabase, hasPostgres } from '../../../support/postgres/databases.ts'

const skip = hasPostgres() ? false : NO_POSTGRES
const LOG = { error: () => {}, info: () => {}, warn: () => {} }

/** Joins a fleet as two processes do. */
async function joinTwice(t: { teardown(work: () => Promise<void>): void }) {
  const databaseUrl = await createDatabase()
  const db = openPostgres(databaseUrl)
  const join = () => joinFleet({ databaseUrl, role: 'web', isAlone: false }, LOG)
  const [one, other] = [await join(), await join()]
  t.teardown(async () => {
    for (const fleet of [one, other]) {
      await fleet.queue.close()
      await fleet.close()
    }
    await db.destroy()
    await dropDatabase(databaseUrl)
  })
  return { db, one, other }
}

t.test('processes count requests together §2.7.6', { skip }, async (t) => {
  const { one, other } = await joinTwice(t)
  const stores = [one, other].map((fleet) => new (sharedCounts(fleet))({} as never))
  const count = (at: number, key: string) =>
    new Promise((resolve, reject) =>
      stores[at]?.incr(
        key,
        (error, result) => (error ? reject(error) : resolve(result?.current)),
        60_000,
        10
      )
    )
  t.equal(await count(0, 'shop 1'), 1)
  t.equal(await count(1, 'shop 1'), 2)
  t.equal(await count(1, 'shop 2'), 1)
  t.equal(await count(0, 'shop 1'), 3)
})

t.test(
  'processes together take no more points of a shop than it has §2.7.6',
  { skip },
  async (t) => {
    const { db, one, other } = await joinTwice(t)
    const shopId = await addShop(db)
    const waits: number[] = []
    const clock = {
      pause: async (ms: number) => {
        waits.push(ms)
        await new Promise((resolve) => setTimeout(resolve, ms))
      }
    }
    const buckets = [one, other].map((fleet) => openSharedBucket({ fleet, db, clock, shopId }))
    // A shop has 1,000 points at first, of which background calls leave 200.
    for (let call = 0; call < 8; call++) await buckets[call % 2]?.take(100, false)
    t.ok(waits.length <= 1, 'the points that are there are taken without a wait')
    await buckets[0]?.correct(0, 0, {
      maximumAvailable: 1000,
      currentlyAvailable: 150,
      restoreRate: 100
    })
    waits.length = 0
    await buckets[1]?.take(100, false)
    t.ok(
      waits.some((ms) => ms > 1000),
      'what one process learns from Shopify holds for the other'
    )
  }
)
