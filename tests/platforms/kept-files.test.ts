import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { DAY_MS } from '../../server/core/clock.ts'
import { makeFolder, syncFolder } from '../../server/core/disk/durable-file.ts'
import { openFiles } from '../../server/core/files/files.ts'
import { sha256 } from '../../server/core/files/hash.ts'
import { testClock } from '../support/clock.ts'
import { repeated } from '../support/lane.ts'
import { emptyFolder } from './local-store-support.ts'

const ORIGINAL = Buffer.from('an original picture')

const recordOf = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(`${path}.json`, 'utf8'))

t.test('an original is stored once, and its record says when it was last needed', async (t) => {
  const clock = testClock('2026-11-21T08:00:00.000Z')
  const files = await openFiles(join(await emptyFolder(t), 'data/storage'), clock)
  const hash = await files.keep(1, ORIGINAL)
  t.equal(hash, sha256(ORIGINAL))
  const path = files.pathOf(1, hash)
  const { ino } = await stat(path)
  const record = { shop: 1, sha256: hash, isWaiting: false }
  t.strictSame(await recordOf(path), { ...record, neededAt: '2026-11-21T08:00:00.000Z' })
  clock.forward(DAY_MS)
  await files.keep(1, ORIGINAL)
  t.equal((await stat(path)).ino, ino, 'the file is not written again')
  t.strictSame(await recordOf(path), { ...record, neededAt: '2026-11-22T08:00:00.000Z' })
})

t.test('an incomplete upload is not stored as an original', async (t) => {
  const files = await openFiles(await emptyFolder(t))
  const path = files.scratchPath()
  await writeFile(path, ORIGINAL.subarray(1))
  await t.rejects(files.keepFile(1, path, sha256(ORIGINAL)), {
    message: /to have the content .* but it has another one/
  })
  t.same(await files.list(1), [])
  await writeFile(path, ORIGINAL)
  await files.keepFile(1, path, sha256(ORIGINAL))
  t.same(await files.read(1, sha256(ORIGINAL)), ORIGINAL)
})

t.test('an original that is stored while a sweep runs still exists afterwards', async (t) => {
  const clock = testClock('2026-11-21T08:00:00.000Z')
  const files = await openFiles(await emptyFolder(t), clock)
  const hash = sha256(ORIGINAL)
  let taken = 0
  for (let round = 0; round < 60; round++) {
    await files.keep(1, ORIGINAL)
    clock.forward(DAY_MS)
    const now = clock.now()
    const keeping = wait(round % 6).then(() => files.keep(1, ORIGINAL))
    const sweeping = wait((round * 7) % 5).then(() =>
      files.removeOld(1, hash, { kept: now, waiting: now }, async () => {})
    )
    await keeping
    if (await sweeping) taken++
    t.same(await files.read(1, hash), ORIGINAL)
    t.match(await recordOf(files.pathOf(1, hash)), { neededAt: now.toISOString() })
  }
  t.ok(taken > 0 && taken < 60, `the sweep deleted ${taken} of 60 before they were stored again`)
})

const ROUNDS = repeated({ test: 12, prove: 200 })

t.test(
  'a process that is killed while it stores originals leaves no original without its record',
  async (t) => {
    const folder = await emptyFolder(t)
    const printed = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const program = fileURLToPath(new URL('keeping-child.ts', import.meta.url))
      const child = spawn(process.execPath, [program, folder, String(round)], {
        stdio: ['ignore', 'pipe', 'inherit']
      })
      t.teardown(() => child.kill('SIGKILL'))
      let said = ''
      child.stdout.on('data', (chunk) => {
        said += String(chunk)
      })
      await once(child.stdout, 'data')
      await wait(Math.random() * 100)
      child.kill('SIGKILL')
      await once(child, 'close')
      for (const hash of said.split('\n').slice(0, -1)) printed.add(hash)
    }
    const files = await openFiles(folder)
    const kept = await files.list(1)
    const whole = kept.filter(({ hasFile, hasRecord }) => hasFile && hasRecord)
    t.ok(printed.size > ROUNDS, `${printed.size} originals were stored`)
    t.ok(whole.length >= printed.size)
    t.strictSame(
      kept.filter(({ hasRecord }) => !hasRecord),
      [],
      'the record is written before the file'
    )
    for (const { hash } of whole) {
      t.equal(sha256(await files.read(1, hash)), hash)
      t.match(await recordOf(files.pathOf(1, hash)), { shop: 1, sha256: hash })
    }
    const known = new Set(whole.map(({ hash }) => hash))
    t.strictSame(
      [...printed].filter((hash) => !known.has(hash)),
      []
    )
  }
)

t.test('sweeping a record whose file was never written deletes no original', async (t) => {
  const clock = testClock('2026-11-21T08:00:00.000Z')
  const files = await openFiles(await emptyFolder(t), clock)
  const hash = await files.keep(1, ORIGINAL)
  // A kill between the two writes of `keep` leaves this behind.
  await rm(files.pathOf(1, hash))
  t.match(await files.list(1), [{ hash, hasFile: false, hasRecord: true }])
  const early = new Date(0)
  const late = new Date('2026-12-31T00:00:00.000Z')
  for (const moment of [early, late])
    t.equal(
      await files.removeOld(1, hash, { kept: moment, waiting: moment }, async () => {}),
      undefined
    )
})

t.test('storing an original again repairs its damaged copy', async (t) => {
  const folder = await emptyFolder(t)
  const files = await openFiles(folder)
  const path = files.pathOf(1, await files.keep(1, ORIGINAL))
  const damages = [
    () => writeFile(path, Buffer.alloc(ORIGINAL.length)),
    () => truncate(path, 3),
    () => truncate(path, 0)
  ]
  for (const damage of damages) {
    await damage()
    await t.rejects(files.read(1, sha256(ORIGINAL)), /received other bytes/)
    await files.keep(1, ORIGINAL)
    t.same(await files.read(1, sha256(ORIGINAL)), ORIGINAL)
  }
  t.same(await readdir(join(folder, 'scratch')), [], 'no partial file remains')
})

t.test('an original that several calls store at the same time ends up complete', async (t) => {
  const files = await openFiles(await emptyFolder(t))
  const hashes = await Promise.all(Array.from({ length: 20 }, () => files.keep(2, ORIGINAL)))
  t.equal(new Set(hashes).size, 1)
  t.same(await readFile(files.pathOf(2, sha256(ORIGINAL))), ORIGINAL)
})

t.test('makeFolder accepts a folder that exists or is being made', async (t) => {
  const folder = join(await emptyFolder(t), 'a/b/c')
  await Promise.all([makeFolder(folder), makeFolder(folder)])
  await makeFolder(folder)
  t.ok((await stat(folder)).isDirectory())
})

const noProc = process.platform !== 'linux' && 'needs a file system that syncs no folders'
t.test('a file system that cannot sync folders causes no error', { skip: noProc }, async (t) => {
  await t.resolves(syncFolder('/proc'), 'it answers EINVAL')
  await t.rejects(syncFolder('/proc/nothing-of-that-name'), { code: 'ENOENT' })
  const place = join(await emptyFolder(t), 'plain')
  await mkdir(place)
  await t.resolves(syncFolder(place))
})
