import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { layOutImage } from '../../../support/container.ts'
import { ledgerOf, openFleet, startRun, untilRunsEnd } from '../../../support/fleet.ts'
import { NO_POSTGRES } from '../../../support/postgres/cluster.ts'
import { hasPostgres } from '../../../support/postgres/databases.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { until } from '../../../support/unread.ts'

const PICTURES = 15

/** A migration that this version does not know. */
const LATER = `import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('shop').addColumn('later', 'text').execute()
}
`

t.test(
  'a fleet is upgraded in the middle of a run: the new processes wait for the old ones, and finish the run §2.7.11',
  { skip: hasPostgres() ? false : NO_POSTGRES },
  async (t) => {
    const fleet = await openFleet(t)
    const newer = temporaryFolder(t)
    layOutImage(newer)
    writeFileSync(join(newer, 'migrations/999-later.ts'), LATER)
    const shop = await fleet.addShop(PICTURES)
    const before = shop.shown()
    const old = [await fleet.start('web'), await fleet.start('worker')] as const
    await startRun(fleet, old[0], shop, 'reOptimize')
    await until(async () => (await countChanged()) >= 2)

    const isThere: string[] = []
    const starting = (['web', 'worker'] as const).map(async (role) => {
      const server = await fleet.start(role, {}, { cwd: newer })
      isThere.push(role)
      return server
    })
    const done = await countChanged()
    await until(async () => (await countChanged()) > done)
    t.strictSame(isThere, [], 'the new ones wait, and the old ones go on')
    t.equal((await fetch(`${old[0].address}/readyz`)).status, 200)
    for (const server of old) t.equal(await server.stop(), 0)
    t.ok((await countChanged()) < PICTURES, 'the old ones leave work')

    const servers = await Promise.all(starting)
    await untilRunsEnd(fleet.db, [shop])
    t.equal(await countChanged(), PICTURES)
    t.strictSame(await ledgerOf(fleet), { units: PICTURES, spent: PICTURES, images: PICTURES })
    await t.rejects(fleet.start('worker'), {
      message: /ended with 3: .*was written by a newer version/s
    })
    await startRun(fleet, servers[0] as (typeof servers)[0], shop, 'restore')
    await untilRunsEnd(fleet.db, [shop])
    t.strictSame(shop.shown(), before, 'every picture is restored byte for byte')
    for (const server of servers) t.equal(await server.stop(), 0)

    async function countChanged(): Promise<number> {
      return shop.shown().filter((hash, at) => hash !== before[at]).length
    }
  }
)
