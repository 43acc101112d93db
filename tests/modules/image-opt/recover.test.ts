import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { sha256 } from '../../../server/core/files/hash.ts'
import type { LocalStore } from '../../../server/platforms/local/store/items/local-item.ts'
import { startApp } from '../../support/app.ts'
import { runOperator as run } from '../../support/operator.ts'
import { passDays } from '../../support/originals.ts'
import { historyOf, optimiseAll, restoreAll, untilDone } from '../../support/runs.ts'
import { type Server, startServer } from '../../support/server.ts'
import { hashesOf, jpeg, put, putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { requestUploads } from '../../support/uploads.ts'

const DATABASE = 'page-speed-boost.db'

/** Uploads a picture and optimises it. */
async function upload({ address, merchant }: Server, bytes: Uint8Array) {
  const [presigned] = await requestUploads(merchant, [{ name: 'mug.jpg', bytes }])
  const { upload_url = '', file_path, data_id } = presigned ?? {}
  await fetch(address + upload_url, { method: 'PUT', body: bytes as BodyInit })
  const file_paths = [{ file_path, data_id }]
  await merchant.post('/api/v2/image-opt/uploadImagesOpt', { file_paths })
  await untilDone(merchant, 4)
}

/** Optimises a shop in which one picture is used three times, and kills its server. */
async function optimiseAndKill(t: Test) {
  const folder = temporaryFolder(t)
  const env = {
    DATA_DIR: join(folder, 'data'),
    STORE_DIR: join(folder, 'store'),
    BILLING: 'off'
  }
  mkdirSync(env.STORE_DIR)
  await putProducts(env.STORE_DIR, 2)
  const twice = await jpeg(7, 900, 700)
  put(env.STORE_DIR, {
    'products/cup/front.jpg': twice,
    'products/cup/back.jpg': twice,
    'products/bowl/front.jpg': twice
  })
  const before = hashesOf(env.STORE_DIR)
  const server = await startServer(env)
  t.match(await optimiseAll(server.merchant), { image_failed: 0 })
  await upload(server, await jpeg(9, 800, 600))
  const history = await historyOf(server.merchant)
  await server.kill()
  t.not(hashesOf(env.STORE_DIR), before)
  return { folder, env, before, history }
}

const shownOf = (history: { title: string; [name: string]: unknown }[]) =>
  history
    .map(({ title, opt_status, opt_img_num }) => ({ title, opt_status, opt_img_num }))
    .sort((a, b) => a.title.localeCompare(b.title))

t.test(
  'the history is rebuilt without the database, and every picture restored §2.1.5',
  async (t) => {
    const { folder, env, before, history } = await optimiseAndKill(t)
    for (const name of readdirSync(env.DATA_DIR))
      if (name.startsWith(DATABASE)) rmSync(join(env.DATA_DIR, name))
    writeFileSync(join(env.DATA_DIR, DATABASE), '')
    // The merchant's folder stands somewhere else now, too.
    const STORE_DIR = join(folder, 'moved')
    renameSync(env.STORE_DIR, STORE_DIR)
    const moved = { ...env, STORE_DIR }
    await t.rejects(startServer(moved), { message: /is empty.*npx page-speed-boost recover/ })

    const pictures = Object.keys(before).filter((path) => !path.endsWith('.json')).length
    t.strictSame(run(moved, 'recover'), {
      code: 0,
      said: `the database is empty; the journal was in it and begins anew
shop 1 (moved.local): ${pictures + 1} results recovered, 0 already known\n`
    })
    t.match(
      readdirSync(env.DATA_DIR).join(),
      /page-speed-boost\.db\.lost-\d+/,
      'nothing is deleted'
    )
    t.match(run(moved, 'recover'), { code: 0, said: /: 0 results recovered, \d+ already known/ })

    const server = await startServer(moved)
    t.strictSame(shownOf(await historyOf(server.merchant)), shownOf(history))
    t.equal((await historyOf(server.merchant, '', 4)).length, 1, 'the upload is back')
    for (const dataType of [1, 4])
      t.match(await restoreAll(server.merchant, dataType), { image_failed: 0 })
    t.equal(await server.stop(), 0)
    t.strictSame(hashesOf(STORE_DIR), before, 'byte for byte')
  }
)

t.test('what was made of an original stands beside it before the store changes', async (t) => {
  let dataDir = ''
  const described: boolean[] = []
  const wrapStore = (store: LocalStore): LocalStore => ({
    ...store,
    async replaceImage(imageId, change) {
      const uses = globSync(join(dataDir, 'storage/originals/*/*/*.use')).map((path) =>
        readFileSync(path, 'utf8')
      )
      described.push(uses.some((use) => use.includes(sha256(change.bytes))))
      return store.replaceImage(imageId, change)
    }
  })
  const started = await startApp(t, { wrapStore })
  dataDir = started.dataDir
  await putProducts(started.storeDir, 1)
  await optimiseAll(started.merchant)
  t.strictSame(described, [true, true, true])
  await restoreAll(started.merchant)
  await passDays(started, 32)
  t.strictSame(
    readdirSync(join(dataDir, 'storage/originals/1'), { recursive: true }).filter(
      (name) => String(name).length > 2
    ),
    [],
    'it goes with the original'
  )
})

t.test(
  'a picture that somebody replaced after the loss is not touched, and is named',
  async (t) => {
    const { env } = await optimiseAndKill(t)
    rmSync(join(env.DATA_DIR, DATABASE))
    const path = join(env.STORE_DIR, 'products/cup/front.jpg')
    const newer = await jpeg(8, 400, 300)
    writeFileSync(path, newer)
    const { code, said } = run(env, 'recover')
    t.equal(code, 1)
    t.match(said, /storage\/originals\/1\/\w\w\/\w{64}: .*front\.jpg is not in the store/)
    const server = await startServer(env)
    await restoreAll(server.merchant)
    t.equal(await server.stop(), 0)
    t.ok(readFileSync(path).equals(Buffer.from(newer)))
  }
)

t.test(
  'a store is the same shop wherever its folder stands, and a copy is another §3.2.6',
  async (t) => {
    const folder = temporaryFolder(t)
    const shopOf = async (name: string) => {
      const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, name) }
      mkdirSync(env.STORE_DIR, { recursive: true })
      const server = await startServer(env)
      const { body } = await server.merchant.get('/api/v1/getSettingInfo')
      await server.stop()
      return body.data.user_id as unknown
    }
    const first = await shopOf('a')
    renameSync(join(folder, 'a'), join(folder, 'b'))
    t.equal(await shopOf('b'), first)
    const identity = '.page-speed-boost-store.json'
    mkdirSync(join(folder, 'copy'))
    writeFileSync(join(folder, 'copy', identity), readFileSync(join(folder, 'b', identity)))
    t.not(await shopOf('copy'), first)
    t.equal(await shopOf('b'), first)
  }
)
