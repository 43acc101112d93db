import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers'
import type { KyselyPlugin } from 'kysely'
import t from 'tap'
import { openCatalogue } from '../../../../modules/image-opt/catalogue/sync.ts'
import { createLocalStore } from '../../../../server/platforms/local/store/local-store.ts'
import { addShop } from '../../../support/add-shop.ts'
import { until } from '../../../support/browser.ts'
import { testClock } from '../../../support/clock.ts'
import { openPrepared } from '../../../support/prepared-database.ts'
import { startServer } from '../../../support/server.ts'
import { runSql } from '../../../support/server-database.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

/** Only the names and sizes of pictures are read until somebody looks at them. */
function putLongFolder(storeDir: string, count: number): string {
  const folder = join(storeDir, 'products/mug')
  mkdirSync(folder, { recursive: true })
  for (let number = 1; number <= count; number++)
    writeFileSync(join(folder, `photo ${number}.jpg`), 'picture')
  return folder
}

t.test('reading a folder of 5,000 pictures never keeps requests from their turn', async (t) => {
  const directory = temporaryFolder(t)
  putLongFolder(directory, 5000)
  const counts = { read: 0, written: 0 }
  const most = { read: 0, written: 0 }
  const turn = () => {
    most.read = Math.max(most.read, counts.read)
    most.written = Math.max(most.written, counts.written)
    Object.assign(counts, { read: 0, written: 0 })
    waiting = setImmediate(turn)
  }
  let waiting = setImmediate(turn)
  t.teardown(() => clearImmediate(waiting))
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode') counts.written++
      return node
    },
    transformResult: async ({ result }) => {
      counts.read += result.rows.length
      return result
    }
  }
  const opened = await openPrepared()
  t.teardown(() => opened.destroy())
  const db = opened.withPlugin(counting)
  const shopId = await addShop(db)
  const store = createLocalStore({ db, shopId, directory })
  const clock = testClock('2026-11-28T08:00:00.000Z')
  const catalogue = openCatalogue({ db, clock, log: { warn: () => {} }, storeOf: () => store })
  for (const sync of ['the first', 'the second']) {
    await catalogue.sync(shopId)
    t.ok(most.written <= 500, `${sync} sync writes ${most.written} rows in a turn`)
    t.ok(most.read <= 3000, `${sync} sync reads ${most.read} rows in a turn`)
  }
  const { count } = await db
    .selectFrom('store_image')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  t.equal(Number(count), 5000)
})

t.test(
  'a server killed while it reads a long folder loses nothing, and takes nothing for deleted',
  async (t) => {
    const PICTURES = 10_000
    const env = { DATA_DIR: temporaryFolder(t), STORE_DIR: temporaryFolder(t) }
    const folder = putLongFolder(env.STORE_DIR, PICTURES)
    const images = () =>
      runSql<{ id: number; file_name: string; position: number; deleted_at: string | null }>(
        env.DATA_DIR,
        'select id, file_name, position, deleted_at from store_image order by position'
      )
    const first = await startServer(env)
    await until('reading has begun', async () => (await images()).length > 0)
    await first.kill()
    const partly = await images()
    t.ok(partly.length < PICTURES, `it was killed after ${partly.length} pictures`)
    t.strictSame(
      partly.filter(({ deleted_at }) => deleted_at !== null),
      []
    )
    const second = await startServer(env)
    await until('all is read', async () => (await images()).length === PICTURES)
    await second.stop()
    const known = await images()
    t.strictSame(known.slice(0, partly.length), partly, 'what was read remained')

    // All pictures get another position, and one is gone.
    writeFileSync(join(folder, 'a.jpg'), 'picture')
    rmSync(join(folder, `photo ${PICTURES}.jpg`))
    const third = await startServer(env)
    await until('reading has begun', async () => (await images())[0]?.file_name === 'a.jpg')
    await third.kill()
    const moved = await images()
    const last = moved.find(({ file_name }) => file_name === `photo ${PICTURES - 1}.jpg`)
    t.equal(last?.position, PICTURES - 2, 'it was killed in the middle')
    t.strictSame(
      moved.filter(({ deleted_at }) => deleted_at !== null),
      [],
      'only the end of a sync knows what is gone'
    )
    const fourth = await startServer(env)
    await until('all is read', async () => (await images()).some((one) => one.deleted_at !== null))
    await fourth.stop()
    const shown = (await images()).filter(({ deleted_at }) => deleted_at === null)
    t.strictSame(
      shown.map(({ position }) => position),
      Array.from(shown, (_, position) => position)
    )
    t.equal(shown.length, PICTURES)
    t.strictSame(
      shown.slice(1).map(({ id }) => id),
      known.slice(0, -1).map(({ id }) => id),
      'each picture kept its row'
    )
  }
)
