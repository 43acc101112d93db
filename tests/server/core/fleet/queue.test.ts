import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { joinFleet } from '../../../../server/core/fleet/join.ts'
import { NO_POSTGRES } from '../../../support/postgres/cluster.ts'
import { createDatabase, dropDatabase, hasPostgres } from '../../../support/postgres/databases.ts'
import { until } from '../../../support/unread.ts'

const skip = hasPostgres() ? false : NO_POSTGRES
const LOG = { error: () => {}, info: () => {}, warn: () => {} }

t.test('work that many ask for is done by one process at a time §2.7.4', { skip }, async (t) => {
  const databaseUrl = await createDatabase('empty')
  const join = () => joinFleet({ databaseUrl, role: 'worker', isAlone: false }, LOG)
  const [one, other] = [await join(), await join()]
  t.teardown(async () => {
    for (const fleet of [one, other]) {
      await fleet.queue.close()
      await fleet.close()
    }
    await dropDatabase(databaseUrl)
  })
  let [running, most, runs] = [0, 0, 0]
  const asked = Promise.withResolvers<void>()
  const app = { addHook: () => {} } as unknown as FastifyInstance
  const job = {
    name: 'test/job',
    schedule: '0 0 1 1 *',
    async run() {
      most = Math.max(most, ++running)
      await asked.promise
      running--
      runs++
    }
  }
  for (const { queue } of [one, other]) await queue.schedule(app, [job])
  const schedules = await one.session.query('select name from pgboss.schedule', [])
  t.strictSame(schedules, [{ name: 'test/job' }], 'the timed job is scheduled once in the fleet')
  await one.queue.ask('test/job')
  await until(() => running === 1)
  for (let request = 0; request < 4; request++) await one.queue.ask('test/job')
  await other.queue.ask('test/job')
  asked.resolve()
  await until(() => runs === 2)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  t.equal(runs, 2, 'the requests that came meanwhile become one')
  t.equal(most, 1)
})

t.test(
  'requests that come while all are busy are worked off without a pause §2.7.4',
  { skip },
  async (t) => {
    const databaseUrl = await createDatabase('empty')
    const fleet = await joinFleet({ databaseUrl, role: 'worker', isAlone: false }, LOG)
    t.teardown(async () => {
      await fleet.queue.close()
      await fleet.close()
      await dropDatabase(databaseUrl)
    })
    const asked = Promise.withResolvers<void>()
    const worked = new Set<number | undefined>()
    await fleet.queue.work('test/shops', async (shopId) => {
      // The notifications of all requests arrive while the first ones are worked on.
      await asked.promise
      worked.add(shopId)
    })
    const shops = Array.from({ length: 60 }, (_, index) => index + 1)
    for (const shopId of shops) await fleet.queue.ask('test/shops', { shopId })
    asked.resolve()
    // Four at a time, with a pause of seconds after each, they would take longer than a test may.
    await until(() => worked.size === shops.length)
    t.strictSame(
      [...worked].sort((a, b) => Number(a) - Number(b)),
      shops
    )
  }
)

t.test('a process that has left for a while counts as dead, and no other', { skip }, async (t) => {
  const databaseUrl = await createDatabase('empty')
  const join = () => joinFleet({ databaseUrl, role: 'web', isAlone: false }, LOG)
  const [one, other] = [await join(), await join()]
  t.strictSame(await one.findDead([other.owner]), [])
  await other.queue.close()
  await other.close()
  t.strictSame(await one.findDead([other.owner]), [], 'its connection may come back')
  let dead: string[] = []
  await until(async () => {
    dead = await one.findDead([other.owner, one.owner])
    return dead.length > 0
  })
  t.strictSame(dead, [other.owner])
  await one.queue.close()
  await one.close()
  await dropDatabase(databaseUrl)
})
