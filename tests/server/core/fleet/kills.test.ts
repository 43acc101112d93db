import t from 'tap'
import {
  hasUnfinishedRuns,
  ledgerOf,
  openFleet,
  startRun,
  untilRunsEnd
} from '../../../support/fleet.ts'
import { repeated } from '../../../support/lane.ts'
import { NO_POSTGRES } from '../../../support/postgres/cluster.ts'
import { hasPostgres } from '../../../support/postgres/databases.ts'
import { report } from '../../../support/report.ts'
import type { Server } from '../../../support/server.ts'

const KILLS = repeated({ test: 4, prove: 200 })
/** The longest time between two kills. */
const SPAN_MS = 2000
/** How many pictures each of the two shops has. */
const PICTURES = repeated({ test: 15, prove: 500 })

const skip = hasPostgres() ? false : NO_POSTGRES

t.test(
  'whatever process of a fleet is killed, nothing is lost and nothing charged twice §2.7.5',
  { skip },
  async (t) => {
    const fleet = await openFleet(t)
    const shops = [await fleet.addShop(PICTURES), await fleet.addShop(PICTURES)]
    const before = shops.map((shop) => shop.shown())
    const roles = ['web', 'worker', 'worker'] as const
    const servers: Server[] = await Promise.all(roles.map((role) => fleet.start(role)))
    for (const shop of shops) await startRun(fleet, servers[0] as Server, shop, 'reOptimize')

    let inRuns = 0
    for (let kill = 0; kill < KILLS; kill++) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * SPAN_MS))
      if (await hasUnfinishedRuns(fleet.db, shops)) inRuns++
      const at = kill % roles.length
      await servers[at]?.kill()
      servers[at] = await fleet.start(roles[at] ?? 'worker')
    }
    await untilRunsEnd(fleet.db, shops)

    const after = shops.map((shop) => shop.shown())
    const changed = after.flat().filter((hash, at) => hash !== before.flat()[at])
    t.equal(changed.length, 2 * PICTURES, 'every picture was optimised')
    t.strictSame(await ledgerOf(fleet), {
      units: 2 * PICTURES,
      spent: 2 * PICTURES,
      images: 2 * PICTURES
    })

    for (const shop of shops) await startRun(fleet, servers[0] as Server, shop, 'restore')
    await servers[1]?.kill()
    await untilRunsEnd(fleet.db, shops)
    t.strictSame(
      shops.map((shop) => shop.shown()),
      before,
      'every picture is restored byte for byte'
    )
    t.equal(await servers[0]?.stop(), 0)
    t.equal(await servers[2]?.stop(), 0)
    report(1, 'fleet', {
      kills: KILLS,
      'kills during the runs': inRuns,
      images: 2 * PICTURES,
      'units charged': (await ledgerOf(fleet)).spent
    })
  }
)
