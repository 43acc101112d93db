import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { DAY_MS } from '../../../../server/core/clock.ts'
import { makeFolder, syncFolder } from '../../../../server/core/disk/durable-file.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { repeated } from '../../../support/lane.ts'
import { emptyFolder } from '../../platforms/local-store-support.ts'
import { FIRST_DAY, KINDS, nameOf, openStorage } from './kept-support.ts'

const ORIGINAL = Buffer.from('an original picture')
const HASH = sha256(ORIGINAL)
const ROUNDS = repeated({ test: 12, prove: 200 })

for (const kind of KINDS)
  t.test(kind, async (t) => {
    t.test(
      'an original is stored once, and its record says when it was last needed §7.9.2',
      async (t) => {
        const { files, clock, raw } = await openStorage(t, kind)
        const recordOf = async (): Promise<unknown> =>
          JSON.parse((await raw.read(`${nameOf(1, HASH)}.json`)) ?? '')
        t.equal(await files.keep(1, ORIGINAL), HASH)
        const written = await raw.writingOf(nameOf(1, HASH))
        const record = { shop: 1, sha256: HASH, isWaiting: false }
        t.strictSame(await recordOf(), { ...record, neededAt: FIRST_DAY })
        clock.forward(DAY_MS)
        await files.keep(1, ORIGINAL)
        t.equal(await raw.writingOf(nameOf(1, HASH)), written, 'the file is not written again')
        t.strictSame(await recordOf(), { ...record, neededAt: '2026-11-22T08:00:00.000Z' })
      }
    )

    t.test('an incomplete upload is not stored as an original', async (t) => {
      const { files } = await openStorage(t, kind)
      const path = files.scratchPath()
      await writeFile(path, ORIGINAL.subarray(1))
      await t.rejects(files.keepFile(1, path, HASH), {
        message: /to have the content .* but it has another one/
      })
      t.same(await files.list(1), [])
      await writeFile(path, ORIGINAL)
      await files.keepFile(1, path, HASH)
      t.same(await files.read(1, HASH), ORIGINAL)
    })

    t.test('an original that is stored while a sweep runs still exists afterwards', async (t) => {
      const { files, clock, raw } = await openStorage(t, kind)
      let taken = 0
      for (let round = 0; round < 60; round++) {
        await files.keep(1, ORIGINAL)
        clock.forward(DAY_MS)
        const now = clock.now()
        const keeping = wait(round % 6).then(() => files.keep(1, ORIGINAL))
        const sweeping = wait((round * 7) % 5).then(() =>
          files.removeOld(1, HASH, { kept: now, waiting: now }, async () => {})
        )
        await keeping
        if (await sweeping) taken++
        t.same(await files.read(1, HASH), ORIGINAL)
        t.match(JSON.parse((await raw.read(`${nameOf(1, HASH)}.json`)) ?? ''), {
          neededAt: now.toISOString()
        })
      }
      t.ok(
        taken > 0 && taken < 60,
        `the sweep deleted ${taken} of 60 before they were stored again`
      )
    })

    t.test(
      'a process that is killed while it stores originals leaves no original without its record',
      async (t) => {
        const { folder, files, raw, settings } = await openStorage(t, kind)
        const printed = new Set<string>()
        for (let round = 0; round < ROUNDS; round++) {
          const program = fileURLToPath(new URL('keeping-child.ts', import.meta.url))
          const args = [program, folder, String(round), JSON.stringify(settings)]
          const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
          t.teardown(() => child.kill('SIGKILL'))
          let said = ''
          child.stdout.on('data', (chunk) => {
            said += String(chunk)
          })
          // Rounds end after one to three originals, so a slow machine stores as many as a fast one.
          const wanted = 1 + (round % 3)
          while (said.split('\n').length - 1 < wanted) await once(child.stdout, 'data')
          await wait(Math.random() * 100)
          child.kill('SIGKILL')
          await once(child, 'close')
          for (const hash of said.split('\n').slice(0, -1)) printed.add(hash)
        }
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
          t.match(JSON.parse((await raw.read(`${nameOf(1, hash)}.json`)) ?? ''), {
            shop: 1,
            sha256: hash
          })
        }
        const known = new Set(whole.map(({ hash }) => hash))
        t.strictSame(
          [...printed].filter((hash) => !known.has(hash)),
          []
        )
      }
    )

    t.test('sweeping a record whose file was never written deletes no original', async (t) => {
      const { files, raw } = await openStorage(t, kind)
      await files.keep(1, ORIGINAL)
      // A kill between the two writes of `keep` leaves this behind.
      await raw.remove(nameOf(1, HASH))
      t.match(await files.list(1), [{ hash: HASH, hasFile: false, hasRecord: true }])
      const early = new Date(0)
      const late = new Date('2026-12-31T00:00:00.000Z')
      for (const moment of [early, late])
        t.equal(
          await files.removeOld(1, HASH, { kept: moment, waiting: moment }, async () => {}),
          undefined
        )
    })

    t.test('storing an original again repairs its damaged copy', async (t) => {
      const { files, raw, scratch } = await openStorage(t, kind)
      await files.keep(1, ORIGINAL)
      for (const damaged of [Buffer.alloc(ORIGINAL.length), ORIGINAL.subarray(0, 3), '']) {
        await raw.write(nameOf(1, HASH), damaged)
        await t.rejects(files.read(1, HASH), /received other bytes/)
        await files.keep(1, ORIGINAL)
        t.same(await files.read(1, HASH), ORIGINAL)
      }
      t.same(await scratch(), [], 'no partial file remains')
    })

    t.test('an original that several calls store at the same time ends up complete', async (t) => {
      const { files, raw } = await openStorage(t, kind)
      const hashes = await Promise.all(Array.from({ length: 20 }, () => files.keep(2, ORIGINAL)))
      t.equal(new Set(hashes).size, 1)
      t.equal(await raw.read(nameOf(2, HASH)), ORIGINAL.toString())
    })

    t.test('a program reads a local file that has the content of an original', async (t) => {
      const { files, raw, scratch } = await openStorage(t, kind)
      await files.keep(1, ORIGINAL)
      const read = (path: string) => stat(path).then(({ size }) => size)
      t.equal(await files.withFile(1, HASH, read), ORIGINAL.length)
      t.strictSame(await scratch(), [])
      await raw.remove(nameOf(1, HASH))
      await t.rejects(files.withFile(1, HASH, read), { code: 'ENOENT' })
      t.strictSame(await scratch(), [])
    })

    t.test('a picture of several megabytes comes back whole', async (t) => {
      const { files, scratch } = await openStorage(t, kind)
      const large = Buffer.alloc(9_000_001, 'picture')
      const path = files.scratchPath()
      await writeFile(path, large)
      await files.keepFile(1, path, sha256(large))
      t.ok(large.equals(await files.read(1, sha256(large))))
      const { file, sizeBytes } = await files.open(1, sha256(large))
      t.equal(sizeBytes, large.length)
      t.ok(large.equals(await file.readFile()))
      await file.close()
      for (const name of await scratch()) t.ok(path.endsWith(name), 'only the upload may be left')
    })
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
