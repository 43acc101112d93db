import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { expireOriginals } from '../../../modules/image-opt/jobs.ts'
import { DAY_MS } from '../../../server/core/clock.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { halvesIn, originalsIn, passDays } from '../../support/originals.ts'

t.setTimeout(120_000)

const keptIn = ({ dataDir }: TestApp) => originalsIn(dataDir).length

/** A database that knows nothing of the five originals that are kept, two of them of a shop that it does not know. */
async function openKept(t: Test): Promise<TestApp> {
  const test = await startApp(t)
  for (const picture of ['a', 'b', 'c', 'd', 'e'])
    await test.app.files.keep(picture < 'd' ? test.shopId : 77, Buffer.from(picture))
  return test
}

t.test('an original that no row names is kept for 30 days by its own record', async (t) => {
  const test = await openKept(t)
  await passDays(test, 30)
  t.equal(keptIn(test), 5)
  await passDays(test, 1)
  t.equal(keptIn(test), 0)
  t.strictSame(halvesIn(test.dataDir), [], 'the records went with them')
})

t.test('keeping the same picture again begins its 30 days anew', async (t) => {
  const test = await openKept(t)
  await passDays(test, 20)
  await test.app.files.keep(test.shopId, Buffer.from('a'))
  await passDays(test, 30)
  t.equal(keptIn(test), 1)
  await passDays(test, 1)
  t.equal(keptIn(test), 0)
})

t.test('an operator who shortens the retention has it at the next sweep', async (t) => {
  const test = await openKept(t)
  const { app } = test
  await passDays(test, 8)
  t.equal(keptIn(test), 5)
  app.config = { ...app.config, retentionDays: 7 }
  await expireOriginals.run(app)
  t.equal(keptIn(test), 0)
})

t.test('an original whose record is missing or damaged is as old as its discovery', async (t) => {
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
  t.equal(keptIn(test), 5, 'they were found on the first of these days')
  await passDays(test, 1)
  t.equal(keptIn(test), 0)
})

t.test('a record without a time says nothing', async (t) => {
  const test = await openKept(t)
  for (const path of originalsIn(test.dataDir)) {
    const record = JSON.parse(readFileSync(`${path}.json`, 'utf8'))
    writeFileSync(`${path}.json`, JSON.stringify({ ...record, neededAt: 'yesterday' }))
  }
  await passDays(test, 31)
  t.equal(keptIn(test), 5)
})

t.test('a record whose file was never written goes when it is old', async (t) => {
  const test = await openKept(t)
  for (const path of originalsIn(test.dataDir)) rmSync(path)
  await passDays(test, 30)
  t.equal(halvesIn(test.dataDir).length, 5)
  await passDays(test, 1)
  t.strictSame(halvesIn(test.dataDir), [])
})

t.test('a clock that stays ahead is believed after a day', async (t) => {
  const test = await openKept(t)
  await passDays(test, 1)
  test.clock.forward(400 * DAY_MS)
  await expireOriginals.run(test.app)
  t.equal(keptIn(test), 5, 'as after a server was down for so long')
  await passDays(test, 1)
  t.equal(keptIn(test), 0)
})

t.test('what is known of the clock may be lost or damaged', async (t) => {
  const test = await openKept(t)
  const look = join(test.dataDir, 'storage/last-look.json')
  await passDays(test, 1)
  writeFileSync(look, '{"at":')
  test.clock.forward(31 * DAY_MS)
  await expireOriginals.run(test.app)
  t.equal(keptIn(test), 5, 'nobody can say that it has not jumped')
  rmSync(look)
  await expireOriginals.run(test.app)
  t.equal(keptIn(test), 0)
  t.strictSame(readdirSync(join(test.dataDir, 'storage/scratch')), [])
})

t.test('a clock that was ahead when originals were kept makes none of them older', async (t) => {
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
