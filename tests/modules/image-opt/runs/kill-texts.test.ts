import { globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { repeated } from '../../../support/lane.ts'
import { chooseAll, startAll, untilDone } from '../../../support/runs.ts'
import { type Server, startServer } from '../../../support/server.ts'
import { runSql } from '../../../support/server-database.ts'
import { hashesOf, jpeg, png, put } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const PRODUCTS = 12
const KILLS = repeated({ test: 4, prove: 100 })
const SPAN_MS = 400
/** So large that a run outlasts the kills. */
const SIZE: [number, number] = [320, 240]

/**
 * Puts products with three pictures each into the store. Two are listed in the product's JSON, one of these without a
 * key for its alt text; the third is not listed.
 */
async function putShop(storeDir: string) {
  mkdirSync(storeDir)
  for (let number = 1; number <= PRODUCTS; number++) {
    const images = [{ file: 'front.jpg', alt: '' }, { file: 'side.png' }]
    put(storeDir, {
      [`products/cup-${number}/product.json`]: JSON.stringify({ title: `Cup N${number}`, images }),
      [`products/cup-${number}/front.jpg`]: await jpeg(number * 3, ...SIZE),
      [`products/cup-${number}/side.png`]: await png(number * 3 + 1, ...SIZE),
      [`products/cup-${number}/top.jpg`]: await jpeg(number * 3 + 2, ...SIZE)
    })
  }
}

t.test(
  'a server killed again and again gives each picture its file name and alt text once',
  async (t) => {
    const folder = temporaryFolder(t)
    const storeDir = join(folder, 'store')
    const dataDir = join(folder, 'data')
    await putShop(storeDir)
    const before = hashesOf(storeDir)
    const env = { DATA_DIR: dataDir, STORE_DIR: storeDir, IMAGE_WORKERS: '2', BILLING: 'off' }
    let server = await startServer(env)
    await save({ image_opt: { switch: 0 } })
    let inMidRun = 0

    for (const round of ['texts alone', 'with the bytes']) {
      t.equal((await startAll(server.merchant)).status, 200, round)
      await killRepeatedly()
      t.match(await untilDone(server.merchant), { image_total: PRODUCTS * 3, image_failed: 0 })
      checkShop(round)
      t.strictSame(await unitsOf(dataDir), { units: PRODUCTS * 3, spent: PRODUCTS * 3 })
      if (round === 'texts alone') await save({ image_opt: { switch: 1 } })
    }
    const changed = hashesOf(storeDir)
    t.notOk(
      Object.values(before).some((hash) => Object.values(changed).includes(hash)),
      'every picture was compressed'
    )

    await server.merchant.post('/api/v2/image-opt/restore', {
      data_type: 1,
      data_list: await chooseAll(server.merchant)
    })
    await killRepeatedly()
    t.match(await untilDone(server.merchant), { process_type: 'restore', image_failed: 0 })
    t.strictSame(hashesOf(storeDir), before, 'every file is restored byte for byte')
    t.ok(inMidRun >= KILLS, `${inMidRun} of ${KILLS * 3} kills came in the middle of a run`)
    t.equal(await server.stop(), 0)

    async function save(settings: object) {
      const texts = { switch: 1, product_rule: '%product_title% - %product_vendor%' }
      const body = { alt_text: texts, file_name: texts, ...settings }
      t.equal((await server.merchant.post('/api/v2/image-opt/saveSettings', body)).status, 200)
    }

    async function killRepeatedly() {
      for (let kill = 0; kill < KILLS; kill++) {
        server = await killWithin(server)
        const { body } = await server.merchant.get('/api/v2/image-opt/getOptSchedule')
        if (body.product.process_result === 0) inMidRun++
      }
    }

    async function killWithin(running: Server) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * SPAN_MS))
      await running.kill()
      return startServer(env)
    }

    function checkShop(round: string) {
      for (let number = 1; number <= PRODUCTS; number++) {
        const product = join(storeDir, `products/cup-${number}`)
        const name = `cup-n${number}`
        const second = round === 'texts alone' ? `${name}-2.png` : `${name}-2.jpg`
        t.strictSame(
          // A kill may leave a half-written hidden file, which is deleted once it is ten minutes old.
          readdirSync(product)
            .filter((file) => !file.startsWith('.'))
            .sort(),
          [`${name}-3.jpg`, `${name}-3.jpg.alt.txt`, `${name}.jpg`, second, 'product.json'].sort(),
          round
        )
        t.strictSame(JSON.parse(readFileSync(join(product, 'product.json'), 'utf8')).images, [
          { file: `${name}.jpg`, alt: `Cup N${number}` },
          { file: second, alt: `Cup N${number}` }
        ])
      }
      t.equal(globSync('**/*.alt.txt', { cwd: storeDir }).length, PRODUCTS)
    }
  }
)

async function unitsOf(dataDir: string) {
  const [found] = await runSql(
    dataDir,
    "select count(*) as units, count(*) filter (where state = 'spent') as spent from quota_unit"
  )
  return found
}
