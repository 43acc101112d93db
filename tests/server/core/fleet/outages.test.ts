import t, { type Test } from 'tap'
import type { Progress } from '../../../../modules/image-opt/runs/schema.ts'
import { fillingDisk } from '../../../support/filling-disk.ts'
import {
  ask,
  type Fleet,
  type FleetShop,
  ledgerOf,
  openFleet,
  startRun,
  untilRunsEnd
} from '../../../support/fleet.ts'
import { NO_POSTGRES } from '../../../support/postgres/cluster.ts'
import { hasPostgres } from '../../../support/postgres/databases.ts'
import { openGate } from '../../../support/postgres/gate.ts'
import type { Server } from '../../../support/server.ts'
import { cannotMount } from '../../../support/small-disk.ts'
import { until } from '../../../support/unread.ts'

const skip = hasPostgres() ? false : NO_POSTGRES
/** Enough that the runs go on after each test has noticed that they began. */
const PICTURES = 15

t.test(
  'a fleet waits while its database is away, and then goes on without losing or charging twice §2.7.8',
  { skip },
  async (t) => {
    const fleet = await openFleet(t)
    const gate = await openGate(t, fleet.url)
    const begun = await begin(fleet, { DATABASE_URL: gate.url })
    await gate.shut()
    for (const server of begun.servers)
      await until(async () => (await readiness(server)).database === 'unavailable')
    const done = await countDone(fleet)
    t.ok(done < 2 * PICTURES, 'the runs have not ended')
    t.equal((await fetch(`${begun.servers[0]?.address}/healthz`)).status, 200)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    t.equal(await countDone(fleet), done, 'nothing is recorded meanwhile')
    await gate.open()
    await expectWhole(t, fleet, begun)
  }
)

t.test(
  'a fleet waits while its bucket is full: nothing fails, and all of it goes on by itself §2.7.9',
  { skip },
  async (t) => {
    const fleet = await openFleet(t)
    const begun = await begin(fleet)
    fleet.bucket.fail(({ method }) =>
      method === 'PUT' ? { status: 403, code: 'QuotaExceeded' } : undefined
    )
    for (const worker of begun.servers.slice(1))
      await until(async () => (await readiness(worker)).writes === 'unavailable')
    t.match((await readiness(begun.servers[1] as Server)).problem, /is full \(403 QuotaExceeded\)/)
    for (const shop of begun.shops)
      await until(async () => (await pauseOf(begun, shop)) === 'disk-full')
    t.ok((await countDone(fleet)) < 2 * PICTURES, 'the runs have not ended')
    fleet.bucket.fail()
    const [web, shop] = [begun.servers[0] as Server, begun.shops[0] as FleetShop]
    const run_id = (await progressOf(begun, shop)).run_id
    t.match(await ask(web, shop, '/api/v2/image-opt/resumeRun', { run_id }), { ack: 1 })
    await expectWhole(t, fleet, begun)
  }
)

t.test(
  'while the disk of one worker is full, another one works; with no other, merchants see why runs wait §2.7.10',
  { skip: skip || cannotMount() },
  async (t) => {
    const fleet = await openFleet(t)
    const disk = fillingDisk(t, 64)
    const shop = await fleet.addShop(PICTURES)
    const before = [shop.shown()]
    const web = await fleet.start('web')
    const full = await fleet.start('worker', { DATA_DIR: disk.path })
    disk.fill()
    await until(async () => (await readiness(full)).writes === 'unavailable')

    await startRun(fleet, web, shop, 'reOptimize')
    const servers = [web, full]
    const begun: Begun = { shops: [shop], before, servers }
    await until(async () => (await pauseOf(begun, shop)) === 'disk-full')
    t.equal(await countDone(fleet), 0)
    const other = await fleet.start('worker')
    await until(async () => (await pauseOf(begun, shop)) === '')
    await untilRunsEnd(fleet.db, [shop])
    t.equal((await readiness(full)).writes, 'unavailable', 'the other worker did it all')

    t.equal(await other.stop(), 0)
    await startRun(fleet, web, shop, 'restore')
    await until(async () => (await pauseOf(begun, shop)) === 'disk-full')
    disk.free()
    await untilRunsEnd(fleet.db, [shop])
    t.strictSame([shop.shown()], before)
    t.equal(await pauseOf(begun, shop), '')
    for (const server of servers) t.equal(await server.stop(), 0)
  }
)

t.test(
  'a process that loses its database while it starts says so, and what to do',
  { skip },
  async (t) => {
    const fleet = await openFleet(t)
    // Statements of the fleet's lock, and of the queue.
    for (const statement of ['pg_advisory_lock($1, hashtext', 'pgboss']) {
      const gate = await openGate(t, fleet.url)
      gate.shutAt(statement)
      const error = await fleet.start('worker', { DATABASE_URL: gate.url }).catch(String)
      t.match(error, /ended with 3: .*the database cannot be reached .*Start it again when/s)
    }
  }
)

type Begun = { shops: FleetShop[]; before: string[][]; servers: Server[] }

/** Starts a web process, two workers and the runs of two shops, and waits for the first optimised images. */
async function begin(fleet: Fleet, env: Record<string, string> = {}): Promise<Begun> {
  const shops = [await fleet.addShop(PICTURES), await fleet.addShop(PICTURES)]
  const before = shops.map((shop) => shop.shown())
  const web = await fleet.start('web', env)
  const servers = [web, await fleet.start('worker', env), await fleet.start('worker', env)]
  for (const shop of shops) await startRun(fleet, web, shop, 'reOptimize')
  await until(async () => (await countDone(fleet)) >= 2)
  return { shops, before, servers }
}

/** Expects the runs to end, each picture to be charged once, and all of them to be restored byte for byte. */
async function expectWhole(t: Test, fleet: Fleet, { shops, before, servers }: Begun) {
  await untilRunsEnd(fleet.db, shops)
  const after = shops.map((shop) => shop.shown()).flat()
  t.ok(
    after.every((hash, at) => hash !== before.flat()[at]),
    'every picture was optimised'
  )
  const all = 2 * PICTURES
  t.strictSame(await ledgerOf(fleet), { units: all, spent: all, images: all })
  for (const server of servers)
    await until(async () => (await fetch(`${server.address}/readyz`)).status === 200)
  for (const shop of shops) await startRun(fleet, servers[0] as Server, shop, 'restore')
  await untilRunsEnd(fleet.db, shops)
  t.strictSame(
    shops.map((shop) => shop.shown()),
    before,
    'every picture is restored byte for byte'
  )
  for (const server of servers) t.equal(await server.stop(), 0)
}

async function progressOf({ servers }: Begun, shop: FleetShop): Promise<Progress> {
  const answer = await ask(servers[0] as Server, shop, '/api/v2/image-opt/getOptSchedule')
  return answer.product as Progress
}

/** Returns the reason why the run of the shop is shown as paused. */
async function pauseOf(begun: Begun, shop: FleetShop): Promise<string> {
  const { is_paused, pause_reason } = await progressOf(begun, shop)
  if ((is_paused === 1) !== (pause_reason !== '')) throw new Error('paused for no reason')
  return pause_reason
}

async function readiness({ address }: Server): Promise<Record<string, unknown>> {
  return (await (await fetch(`${address}/readyz`)).json()) as Record<string, unknown>
}

async function countDone({ db }: Fleet): Promise<number> {
  const rows = await db.selectFrom('run_item').select('id').where('state', '=', 'done').execute()
  return rows.length
}
