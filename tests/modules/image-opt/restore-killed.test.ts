import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { migrate } from '../../../server/core/database/migrate.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import type { MediaImage } from '../../stand-in/content/entities.ts'
import { startStandIn } from '../../stand-in/stand-in.ts'
import { eventually, untilHistory } from '../../support/automatic.ts'
import { save } from '../../support/mug.ts'
import { chooseAll, historyOf, optimiseAll, untilDone } from '../../support/runs.ts'
import { type Server, startServer } from '../../support/server.ts'
import { openDatabaseIn } from '../../support/server-database.ts'
import { hashesOf, jpeg, put } from '../../support/shop.ts'
import { addInstalledShop, serverEnv } from '../../support/shopify-rows.ts'
import { switchRows } from '../../support/switch-rows.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { TOKEN } from '../../support/token.ts'

/*
 * In these tests the original is already back in the store when the server dies, but the restore is not recorded yet.
 */

const restoreStarted = async ({ merchant }: Server) => {
  const data_list = await chooseAll(merchant)
  return merchant.post('/api/v2/image-opt/restore', { data_type: 1, data_list })
}

/** Reads the state of the latest run item from the database of a killed server. */
async function stateOf(dataDir: string) {
  const db = openDatabaseIn(dataDir)
  const item = await db
    .selectFrom('run_item')
    .select('state')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await db.destroy()
  return item.state
}

/**
 * Checks that the interrupted run ends as a restore, and that automatic mode leaves the restored picture alone. The
 * check waits until automatic mode has compressed the picture 'New', and has therefore run.
 */
async function endsRestored(t: Test, server: Server, title: string) {
  t.match(await untilDone(server.merchant), { process_type: 'restore', image_failed: 0 })
  await save(server.merchant, { auto_switch: 1 })
  await untilHistory(server.merchant, { New: '1 compressed', [title]: '1 restored' })
}

t.test(
  'a server killed right after putting an original back records the restore at its next start',
  async (t) => {
    const folder = temporaryFolder(t)
    const [storeDir, dataDir] = [join(folder, 'store'), join(folder, 'data')]
    mkdirSync(storeDir)
    const path = join(storeDir, 'products/cup/cup.jpg')
    put(storeDir, { 'products/cup/cup.jpg': await jpeg(1, 1600, 1200) })
    const before = readFileSync(path)
    const env = { DATA_DIR: dataDir, STORE_DIR: storeDir, BILLING: 'off' }
    let server = await startServer(env)
    await save(server.merchant, { image_opt: { switch: 1 } })
    let state = ''
    // The restore is recorded within milliseconds after the rename, so on a busy machine the kill may come too late.
    for (let round = 0; round < 10 && state !== 'working'; round++) {
      await optimiseAll(server.merchant)
      const { ino } = statSync(path)
      const answered = restoreStarted(server).catch(() => {})
      const end = Date.now() + 30_000
      while (statSync(path).ino === ino && Date.now() < end)
        await new Promise((resolve) => setImmediate(resolve))
      await Promise.all([server.kill(), answered])
      t.ok(readFileSync(path).equals(before), 'the original is back')
      state = await stateOf(dataDir)
      server = await startServer(env)
    }
    t.equal(state, 'working', 'the restore was not recorded')
    put(storeDir, { 'products/new/new.jpg': await jpeg(2) })
    await endsRestored(t, server, 'Cup')
    t.ok(readFileSync(path).equals(before), 'automatic mode leaves it alone')
    t.equal(Object.keys(hashesOf(storeDir)).length, 2, 'no other file remains')
    t.equal(await server.stop(), 0)
  }
)

for (const { row, switches } of switchRows(1))
  t.test(
    `a server that is killed while it waits for Shopify's answer to a restore records the restore at its next start (row ${row} of the switches)`,
    async (t) => {
      const standIn = await startStandIn({ switches, timing: { hangMs: 60_000 } })
      const shop = standIn.addShop('snow-shop.myshopify.com')
      const dataDir = temporaryFolder(t)
      const db = openDatabaseIn(dataDir)
      await migrate(db)
      await addInstalledShop(db, shop, TOKEN)
      await db.destroy()
      t.teardown(() => standIn.close())
      const env = { ...serverEnv(standIn, dataDir), BILLING: 'off' }
      const add = async (title: string, seed: number) =>
        shop.merchant.addProduct({
          title,
          media: [{ fileName: `${title}.jpg`, bytes: await jpeg(seed) }]
        })
      const { media } = await add('Cup', 1)
      const [image] = media as MediaImage[]
      const hashNow = () => sha256(image?.stored?.bytes ?? '')
      const before = hashNow()
      const first = await startServer(env)
      await save(first.merchant, { image_opt: { switch: 1 } })
      t.match(await optimiseAll(first.merchant), { image_total: 1, image_failed: 0 })
      t.not(hashNow(), before)

      shop.faults.add({ operation: 'FileUpdate', kind: 'timeout-after' })
      await restoreStarted(first)
      await eventually('the original is back', async () => hashNow() === before)
      await first.kill()
      t.equal(await stateOf(dataDir), 'working', 'the restore was not recorded')
      const writes = () =>
        shop.requests.filter(({ operation }) => operation === 'FileUpdate').length
      const written = writes()

      const second = await startServer(env)
      t.teardown(() => second.stop())
      await untilDone(second.merchant)
      t.equal(writes(), written, 'the picture is not written again')
      await add('New', 2)
      await endsRestored(t, second, 'Cup')
      t.equal(hashNow(), before, 'automatic mode leaves it alone')
      t.match(
        (await historyOf(second.merchant)).find(({ title }) => title === 'Cup'),
        { reason: '' }
      )
    }
  )
