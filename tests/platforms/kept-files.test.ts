import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { DAY_MS } from '../../server/core/clock.ts'
import { makeFolder, syncFolder } from '../../server/core/durable-file.ts'
import { openFiles, sha256 } from '../../server/core/files.ts'
import { testClock } from '../support/clock.ts'
import { emptyFolder } from './local-store-support.ts'

t.setTimeout(180_000)

const ORIGINAL = Buffer.from('an original picture')

const recordOf = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(`${path}.json`, 'utf8'))

t.test('an original is kept once, and its record says when it was needed last', async (t) => {
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
  t.equal((await stat(path)).ino, ino, 'not written again')
  t.strictSame(await recordOf(path), { ...record, neededAt: '2026-11-22T08:00:00.000Z' })
})

t.test('an upload that is not whole on the disk is not kept under its hash', async (t) => {
  const files = await openFiles(await emptyFolder(t))
  const path = files.scratchPath()
  await writeFile(path, ORIGINAL.subarray(1))
  await t.rejects(files.keepFile(1, path, sha256(ORIGINAL)))
  t.same(await files.list(1), [])
  await writeFile(path, ORIGINAL)
  await files.keepFile(1, path, sha256(ORIGINAL))
  t.same(await files.read(1, sha256(ORIGINAL)), ORIGINAL)
})

t.test('a sweep never takes what is being kept at the same time', async (t) => {
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
      files.removeOld(1, hash, { kept: now, waiting: now })
    )
    await keeping
    if (await sweeping) taken++
    t.same(await files.read(1, hash), ORIGINAL)
    t.match(await recordOf(files.pathOf(1, hash)), { neededAt: now.toISOString() })
  }
  t.ok(taken > 0 && taken < 60, `${taken} of 60 were taken, before they were kept again`)
})

const ROUNDS = 12

t.test('killed at any moment of keeping, no original is without its record', async (t) => {
  const folder = await emptyFolder(t)
  const told = new Set<string>()
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
    for (const hash of said.split('\n').slice(0, -1)) told.add(hash)
  }
  const files = await openFiles(folder)
  const kept = await files.list(1)
  const whole = kept.filter(({ hasFile, hasRecord }) => hasFile && hasRecord)
  t.ok(told.size > ROUNDS, `${told.size} were kept`)
  t.ok(whole.length >= told.size)
  t.strictSame(
    kept.filter(({ hasRecord }) => !hasRecord),
    [],
    'the record is there before the file is'
  )
  for (const { hash } of whole) {
    t.equal(sha256(await files.read(1, hash)), hash)
    t.match(await recordOf(files.pathOf(1, hash)), { shop: 1, sha256: hash })
  }
  const known = new Set(whole.map(({ hash }) => hash))
  t.strictSame(
    [...told].filter((hash) => !known.has(hash)),
    []
  )
  // What was cut short is kept as if nothing had happened.
  for (const { hash } of kept.filter(({ hasFile }) => !hasFile))
    t.equal(await files.removeOld(1, hash, { kept: new Date(0), waiting: new Date(0) }), undefined)
})

t.test('a kept original that was damaged is written anew', async (t) => {
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
  t.same(await readdir(join(folder, 'scratch')), [], 'nothing half-made is left')
})

t.test('originals kept at the same time end up whole', async (t) => {
  const files = await openFiles(await emptyFolder(t))
  const hashes = await Promise.all(Array.from({ length: 20 }, () => files.keep(2, ORIGINAL)))
  t.equal(new Set(hashes).size, 1)
  t.same(await readFile(files.pathOf(2, sha256(ORIGINAL))), ORIGINAL)
})

t.test('a folder may be made twice', async (t) => {
  const folder = join(await emptyFolder(t), 'a/b/c')
  await Promise.all([makeFolder(folder), makeFolder(folder)])
  await makeFolder(folder)
  t.ok((await stat(folder)).isDirectory())
})

const noProc = process.platform !== 'linux' && 'needs a file system that syncs no folders'
t.test(
  'a disk that does not sync folders takes originals all the same',
  { skip: noProc },
  async (t) => {
    await t.resolves(syncFolder('/proc'), 'it answers EINVAL')
    await t.rejects(syncFolder('/proc/nothing-of-that-name'), { code: 'ENOENT' })
    const place = join(await emptyFolder(t), 'plain')
    await mkdir(place)
    await t.resolves(syncFolder(place))
  }
)
