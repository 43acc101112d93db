import { randomBytes, randomInt } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { repeated } from '../support/lane.ts'
import { report } from '../support/report.ts'
import { chooseAll, startAll, untilDone } from '../support/runs.ts'
import { startServer } from '../support/server.ts'
import { hashesOf, putProducts } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const INSTANTS = repeated({ test: 6, prove: 200 })
const PRODUCTS = repeated({ test: 3, prove: 100 })

/** The unit in which a disk writes. A power cut may leave any bytes in the sectors that were being written. */
const SECTOR_BYTES = 4096

const FILE = 'page-speed-boost.db'

/**
 * Returns how many bytes of the write-ahead log are synced: everything up to its last commit, because each commit is
 * synced (server/core/database/db.ts). A frame is a header of 24 bytes and a page
 * (sqlite.org/fileformat2.html#walformat).
 */
function syncedIn(wal: Buffer): number {
  if (wal.length < 32) return wal.length
  const salt = wal.toString('hex', 16, 24)
  const frameBytes = 24 + wal.readUInt32BE(8)
  let synced = 32
  for (let at = 32; at + frameBytes <= wal.length; at += frameBytes) {
    if (wal.toString('hex', at + 8, at + 16) !== salt) break
    const isCommit = wal.readUInt32BE(at + 4) > 0
    if (isCommit) synced = at + frameBytes
  }
  return synced
}

/** What a power cut may leave after the last commit, where bytes were being written. */
const DAMAGES: Record<string, (wal: Buffer, synced: number) => Buffer> = {
  'leaves the journal as it was': (wal) => wal,
  'loses what was not synced': (wal, synced) => wal.subarray(0, synced),
  'leaves a part of a frame': (wal, synced) =>
    Buffer.concat([wal.subarray(0, synced), wal.subarray(32, 32 + randomInt(SECTOR_BYTES))]),
  'leaves zeros': (wal, synced) =>
    Buffer.concat([wal.subarray(0, synced), Buffer.alloc(randomInt(3 * SECTOR_BYTES))]),
  'leaves any bytes': (wal, synced) =>
    Buffer.concat([wal.subarray(0, synced), randomBytes(randomInt(3 * SECTOR_BYTES))])
}

/** Returns a short text for each thing that is wrong with a database that was opened after a power cut. */
function wrongIn(path: string, dataDir: string): string[] {
  const db = new Sqlite(path)
  const all = <Row>(query: string) => db.prepare(query).all() as Row[]
  const wrong: string[] = []
  const check = db.pragma('integrity_check', { simple: true })
  if (check !== 'ok') wrong.push(`integrity: ${String(check)}`)
  if ((db.pragma('foreign_key_check') as unknown[]).length > 0) wrong.push('a dangling reference')
  const halves = all<{ image_id: number }>(`select image_id from quota_unit where state = 'spent'
    and image_id not in (select image_id from image_result)`)
  if (halves.length > 0) wrong.push(`${halves.length} charges without a result`)
  const free = all(`select image_id from image_result where status = 'compressed'
    and image_id not in (select image_id from quota_unit where state = 'spent')`)
  if (free.length > 0) wrong.push(`${free.length} results without a charge`)
  const [counted] = all<{ taken: number; units: number }>(`select units_taken taken,
    (select count(*) from quota_unit where quota_unit.cycle = subscription.cycle) units
    from subscription`)
  if (counted && counted.taken !== counted.units)
    wrong.push(`${counted.taken} units counted, ${counted.units} in the ledger`)
  for (const { shop_id, hash } of all<{ shop_id: number; hash: string }>(
    'select shop_id, original_hash hash from image_result'
  ))
    if (!existsSync(join(dataDir, 'storage/originals', String(shop_id), hash.slice(0, 2), hash)))
      wrong.push(`no original ${hash}`)
  db.close()
  return wrong
}

t.test(
  'after a power cut at any instant of a run, the database is intact and the charges match the results §2.4.2 §5.13.1',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = {
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: join(folder, 'store'),
      BILLING: 'local',
      FREE_QUOTA: '1000'
    }
    mkdirSync(env.STORE_DIR)
    await putProducts(env.STORE_DIR, PRODUCTS)
    const before = hashesOf(env.STORE_DIR)
    // Stopping the server writes the schema from the write-ahead log into the database, so that no damage to the log
    // loses it.
    const first = await startServer(env)
    await chooseAll(first.merchant)
    await first.stop()
    const server = await startServer(env)
    t.teardown(() => server.kill())
    await startAll(server.merchant)
    const wrong: string[] = []
    const seen = new Set<number>()
    // A busy machine may need more instants until the run has written anything.
    for (let instant = 0; instant < INSTANTS || seen.size < 2; instant++) {
      await setTimeout(Math.random() * 100)
      const copy = join(folder, `copy-${instant}`)
      mkdirSync(copy)
      // The server is paused while its files are copied, so that both show the same instant.
      process.kill(server.pid, 'SIGSTOP')
      for (const name of [FILE, `${FILE}-wal`])
        if (existsSync(join(env.DATA_DIR, name))) cpSync(join(env.DATA_DIR, name), join(copy, name))
      process.kill(server.pid, 'SIGCONT')
      const wal = readFileSync(join(copy, `${FILE}-wal`))
      const synced = syncedIn(wal)
      for (const [what, damage] of Object.entries(DAMAGES)) {
        const torn = join(folder, `torn-${instant}`)
        mkdirSync(torn, { recursive: true })
        cpSync(join(copy, FILE), join(torn, FILE))
        writeFileSync(join(torn, `${FILE}-wal`), damage(wal, synced))
        for (const problem of wrongIn(join(torn, FILE), env.DATA_DIR))
          wrong.push(`instant ${instant}, a cut that ${what}: ${problem}`)
      }
      seen.add(statSync(join(copy, `${FILE}-wal`)).size)
    }
    t.strictSame(wrong, [])
    t.comment(`the journal had ${seen.size} lengths`)
    t.match(await untilDone(server.merchant), { image_failed: 0 })
    t.notSame(hashesOf(env.STORE_DIR), before)
    t.equal(await server.stop(), 0)
    report(3, 'local store', {
      instants: INSTANTS,
      'ways to tear the journal': Object.keys(DAMAGES).length,
      'databases that are not whole': wrong.length
    })
  }
)
