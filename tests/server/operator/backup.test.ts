import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { scrubOriginals, verifyOriginals } from '../../../modules/image-opt/verify-originals.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import { startApp } from '../../support/app.ts'
import { runOperator as run } from '../../support/operator.ts'
import { originalsIn } from '../../support/originals.ts'
import { report } from '../../support/report.ts'
import { historyOf, optimiseAll, restoreAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** Changes one bit in the middle of a file, as a failing disk does. */
function flipBit(path: string): void {
  const bytes = readFileSync(path)
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

t.test(
  'a backup of a running server restores everything on an empty machine §2.1.6 §2.5.2 §2.5.3',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = {
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: join(folder, 'store'),
      BACKUP_DIR: join(folder, 'nightly')
    }
    mkdirSync(env.STORE_DIR)
    await putProducts(env.STORE_DIR, 2)
    const before = hashesOf(env.STORE_DIR)
    const server = await startServer(env)
    await optimiseAll(server.merchant)
    const history = await historyOf(server.merchant)
    const file = join(folder, 'backup.tar')
    t.match(run(env, 'backup', file), {
      code: 0,
      said: /files, \d+ bytes, were written to .*backup\.tar/
    })
    t.equal(statSync(file).mode & 0o777, 0o600, 'it holds the secrets')
    t.match(run(env, 'backup', file), { code: 2, said: /backup\.tar exists/ })
    t.match(run(env, 'verify'), {
      code: 0,
      said: '6 originals checked, 0 damaged, 0 missing; the database is whole\n'
    })
    t.match(run(env, 'restore', file), { code: 3, said: /is in use by another Page Speed Boost/ })
    t.equal(await server.stop(), 0)
    t.match(run(env, 'restore', file), { code: 3, said: /has a database; name an empty folder/ })
    const nightly = readdirSync(env.BACKUP_DIR)
    t.match(nightly, [/^page-speed-boost-2.*\.tar$/], 'the start has made one into BACKUP_DIR')

    const key = readFileSync(join(env.DATA_DIR, 'secret-key'), 'utf8')
    rmSync(env.DATA_DIR, { recursive: true })
    const elsewhere = { ...env, DATA_DIR: join(folder, 'another-machine') }
    t.match(run(elsewhere, 'restore', file), { code: 0, said: /files of .* were restored to/ })
    t.equal(readFileSync(join(elsewhere.DATA_DIR, 'secret-key'), 'utf8'), key)
    const again = await startServer(elsewhere)
    t.strictSame(await historyOf(again.merchant), history)
    t.match(await restoreAll(again.merchant), { image_failed: 0 })
    t.equal(await again.stop(), 0)
    t.strictSame(hashesOf(env.STORE_DIR), before, 'byte for byte')
    report(6, 'backup', { 'files restored on an empty machine': Object.keys(before).length })
    t.strictSame(readdirSync(env.BACKUP_DIR), nightly, 'one backup a day is enough')

    const whole = readFileSync(file)
    const empty = { ...env, DATA_DIR: join(folder, 'empty') }
    for (const [damage, bytes] of [
      ['cut short', whole.subarray(0, whole.length - 2048)],
      ['cut in half', whole.subarray(0, whole.length >> 1)],
      ['no backup', Buffer.from('no backup')]
    ] as const) {
      writeFileSync(file, bytes)
      t.match(run(empty, 'verify', file), { code: 1, said: /backup\.tar cannot be used/ }, damage)
      t.match(run(empty, 'restore', file), { code: 1, said: /backup\.tar cannot be used/ }, damage)
      t.strictSame(
        globSync(join(empty.DATA_DIR, '*.db')).filter((path) => !path.endsWith('lock.db')),
        []
      )
    }
    writeFileSync(file, whole)
    flipBit(file)
    t.match(run(empty, 'verify', file), { code: 1, said: /backup\.tar cannot be used/ }, 'one bit')
    t.match(run(empty, 'verify', join(env.BACKUP_DIR, nightly[0] ?? '')), { code: 0 })
  }
)

t.test(
  'the nightly check reports originals that are damaged or missing §2.5.2 §2.5.3',
  async (t) => {
    const { app, merchant, storeDir, dataDir } = await startApp(t)
    await putProducts(storeDir, 1)
    await optimiseAll(merchant)
    const [damaged = '', missing = '', third = ''] = originalsIn(dataDir)
    t.strictSame(await verifyOriginals(app), { checked: 3, damaged: [], missing: [] })
    flipBit(damaged)
    rmSync(missing)
    const found = {
      checked: 2,
      damaged: [{ shop: 1, original: damaged.slice(-64) }],
      missing: [{ shop: 1, original: missing.slice(-64) }]
    }
    t.strictSame(await verifyOriginals(app), found)
    const errors: object[] = []
    const log = { ...app.log, error: (facts: object) => void errors.push(facts) }
    await scrubOriginals.run(Object.assign(Object.create(app), { log }))
    t.strictSame(errors, [...found.damaged, ...found.missing])
    t.equal((await verifyOriginals(app, 1)).checked, 1, 'a night reads a sample')
    t.equal(sha256(readFileSync(third)), third.slice(-64))
  }
)

t.test(
  'an original whose bytes change in memory while it is being stored is refused',
  async (t) => {
    const { app, shopId, dataDir } = await startApp(t)
    const bytes = Buffer.alloc(100_000, 7)
    const keeping = app.files.keep(shopId, bytes)
    // `keep` has computed the hash that names the file, but has written nothing yet.
    bytes[50_000] = 8
    await t.rejects(keeping, { message: /to have the content \w{64} but it has another one/ })
    t.strictSame(originalsIn(dataDir), [])
  }
)
