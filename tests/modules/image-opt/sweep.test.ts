import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import t, { type Test } from 'tap'
import { expireOriginals } from '../../../modules/image-opt/jobs.ts'
import { DAY_MS } from '../../../server/core/clock.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { halvesIn, originalsIn, passDays } from '../../support/originals.ts'

const keptIn = ({ dataDir }: TestApp) => originalsIn(dataDir).length

/** Starts an app and stores five originals that have no row, two of them for an unknown shop. */
async function openKept(t: Test): Promise<TestApp> {
  const test = await startApp(t)
  for (const picture of ['a', 'b', 'c', 'd', 'e'])
    await test.app.files.keep(picture < 'd' ? test.shopId : 77, Buffer.from(picture))
  return test
}

t.test('an original without a row is kept for 30 days because of its own record', async (t) => {
  const test = await openKept(t)
  await passDays(test, 30)
  t.equal(keptIn(test), 5)
  await passDays(test, 1)
  t.equal(keptIn(test), 0)
  t.strictSame(halvesIn(test.dataDir), [], 'their records are deleted too')
})

t.test('storing the same picture again restarts its 30 days', async (t) => {
  const test = await openKept(t)
  await passDays(test, 20)
  await test.app.files.keep(test.shopId, Buffer.from('a'))
  await passDays(test, 30)
  t.equal(keptIn(test), 1)
  await passDays(test, 1)
  t.equal(keptIn(test), 0)
})

t.test('a shorter retention takes effect at the next sweep', async (t) => {
  const test = await openKept(t)
  const { app } = test
  await passDays(test, 8)
  t.equal(keptIn(test), 5)
  app.config = { ...app.config, retentionDays: 7 }
  await expireOriginals.run(app)
  t.equal(keptIn(test), 0)
})

t.test(
  'an original with a missing or damaged record is kept for 30 days from the first sweep that finds it',
  async (t) => {
    const test = await openKept(t)
    const [missing = '', ...damaged] = originalsIn(test.dataDir).map((path) => `${path}.json`)
    const others = readFileSync(missing, 'utf8')
    rmSync(missing)
    const texts = ['', '{"shop":1,"sha', others, 'null']
    t.equal(damaged.length, texts.length)
    for (const [index, path] of damaged.entries()) writeFileSync(path, texts[index] ?? '')
    await passDays(test, 29)
    t.strictSame(halvesIn(test.dataDir), [])
    await passDays(test, 2)
    t.equal(keptIn(test), 5, 'the retention starts with the first sweep that found them')
    await passDays(test, 1)
    t.equal(keptIn(test), 0)
  }
)

t.test('a record without a valid time counts as damaged', async (t) => {
  const test = await openKept(t)
  for (const path of originalsIn(test.dataDir)) {
    const record = JSON.parse(readFileSync(`${path}.json`, 'utf8'))
    writeFileSync(`${path}.json`, JSON.stringify({ ...record, neededAt: 'yesterday' }))
  }
  await passDays(test, 31)
  t.equal(keptIn(test), 5)
})

t.test('a record whose original was never written is deleted once it is old', async (t) => {
  const test = await openKept(t)
  for (const path of originalsIn(test.dataDir)) rmSync(path)
  await passDays(test, 30)
  t.equal(halvesIn(test.dataDir).length, 5)
  await passDays(test, 1)
  t.strictSame(halvesIn(test.dataDir), [])
})

t.test('an original stored while the clock was ahead is not deleted early', async (t) => {
  const test = await openKept(t)
  const { app, clock, shopId } = test
  const now = clock.now().toISOString()
  clock.forward(40 * DAY_MS)
  await app.files.keep(shopId, Buffer.from('a'))
  clock.set(now)
  await app.files.keep(shopId, Buffer.from('a'))
  await passDays(test, 70)
  t.equal(keptIn(test), 1)
  await passDays(test, 1)
  t.equal(keptIn(test), 0)
})
