import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { joinFleet } from '../../server/core/fleet/join.ts'
import { NO_POSTGRES } from '../support/postgres/cluster.ts'
import { createDatabase, dropDatabase, hasPostgres } from '../support/postgres/databases.ts'
import { until } from '../support/unread.ts'

const skip = hasPostgres() ? false : NO_POSTGRES
const LOG = { error: () => {}, info: () => {}, warn: () => {} }

t.test('work that many ask for is done by one process at a time', { skip }, async (t) => {
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
  const app = { addHook: () => {} } as unknown as FastifyInstance
  const job = {
    name: 'test/job',
    schedule: '0 0 1 1 *',
    async run() {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 300))
      running--
      runs++
    }
  }
  for (const { queue } of [one, other]) await queue.schedule(app, [job])
  const schedules = await one.session.query('select name from pgboss.schedule', [])
  t.strictSame(schedules, [{ name: 'test/job' }], 'the timed job is scheduled once in the fleet')
  for (let request = 0; request < 5; request++) await one.queue.ask('test/job')
  await other.queue.ask('test/job')
  await until(() => runs > 0 && running === 0)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  t.equal(most, 1)
  t.ok(runs <= 2, 'requests that wait become one')
})

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
