import { once } from 'node:events'
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { audit, leftoversIn } from '../support/disk-runs.ts'
import { repeated } from '../support/lane.ts'
import type { Answer } from '../support/merchant.ts'
import { ALTS, NAMES, save } from '../support/mug.ts'
import { report } from '../support/report.ts'
import { chooseAll, optimiseAll, restoreAll, untilDone } from '../support/runs.ts'
import { launchServer, startServer } from '../support/server.ts'
import { hashesOf, jpeg, png, put } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { TOKEN } from '../support/token.ts'

t.setTimeout(7_200_000)

const PRELOAD = ['--import', new URL('../support/fault-points.ts', import.meta.url).href]

type Kind = 'optimise' | 'restore'
const KINDS = repeated<Kind[]>({ test: ['optimise'], prove: ['optimise', 'restore'] })

/**
 * The only step at which the short form kills the server: the write intent has just been recorded, and the store is
 * about to change.
 */
const SHORT = 'after commit run_item'

type Stage = { dataDir: string; storeDir: string; env: Record<string, string> }

const stageIn = (folder: string): Stage => {
  const [dataDir, storeDir] = [join(folder, 'data'), join(folder, 'store')]
  return { dataDir, storeDir, env: { DATA_DIR: dataDir, STORE_DIR: storeDir, IMAGE_WORKERS: '1' } }
}

/**
 * Prepares a store with two pictures, one of which changes its format when it is optimised. For a restore, both are
 * optimised first.
 */
async function prepare(t: Test, kind: Kind) {
  const folder = temporaryFolder(t)
  const stage = stageIn(folder)
  mkdirSync(stage.storeDir)
  put(stage.storeDir, {
    'products/mug/product.json': JSON.stringify({
      title: 'Mug',
      images: [{ file: 'a.jpg' }, { file: 'b.png' }]
    }),
    'products/mug/a.jpg': await jpeg(1),
    'products/mug/b.png': await png(2)
  })
  const originals = hashesOf(stage.storeDir)
  const server = await startServer(stage.env)
  const image_opt = { switch: 1, pngtojpg: 1, pngtojpg_size_control: 0 }
  await save(server.merchant, { image_opt, alt_text: ALTS, file_name: NAMES })
  await chooseAll(server.merchant)
  if (kind === 'restore') await optimiseAll(server.merchant)
  await server.stop()
  const copy = temporaryFolder(t)
  cpSync(folder, copy, { recursive: true })
  return { folder, copy, originals }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
type Started = Awaited<ReturnType<typeof startIn>>

/**
 * Starts a run in a fresh copy of what was prepared. The server names its durable steps, and is killed at the step
 * `fault` unless that is empty.
 */
async function startIn({ folder, copy }: Prepared, kind: Kind, fault: string) {
  // The copy is put at the original path, because a store at a different path would be a different shop.
  rmSync(folder, { recursive: true })
  cpSync(copy, folder, { recursive: true })
  const stage = stageIn(folder)
  const env = { ...stage.env, FAULTS_IN: folder, FAULT: fault }
  const { child, address } = launchServer(env, { flags: PRELOAD })
  const ended = once(child, 'exit')
  const headers = { authorization: `ShopifyAdmin ${TOKEN}`, 'content-type': 'application/json' }
  const at = await address
  const call = async (path: string, body?: object): Promise<Answer> => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const reply = await fetch(`${at}/api/v2/image-opt/${path}`, { ...init, headers })
    return reply.json()
  }
  const { data } = await call('getManualImagesData?page_type=1&data_type=1')
  const data_list = data.data.map(({ id }: { id: string }) => ({ data_id: id }))
  writeFileSync(join(folder, 'armed'), '')
  const path = kind === 'optimise' ? 'reOptimize' : 'restore'
  // If the server is killed while it starts the run, this call gets no answer.
  const answered = call(path, { data_type: 1, data_list, page_type: 1 }).catch(() => {})
  return { folder, stage, child, ended, answered, call }
}

/** Waits until the run is over. Throws once the server has died. */
async function untilOver({ call }: Started): Promise<void> {
  for (;;) {
    const { product } = await call('getOptSchedule')
    if (product.process_result === 1) return
  }
}

/** Runs once without a kill and returns the names of the durable steps, each once. */
async function namesOf(prepared: Prepared, kind: Kind): Promise<string[]> {
  const started = await startIn(prepared, kind, '')
  const { folder, child, ended, answered } = started
  await answered
  await untilOver(started)
  child.kill('SIGKILL')
  await ended
  return [...new Set(readFileSync(join(folder, 'steps'), 'utf8').trim().split('\n'))]
}

/**
 * Kills the server at a step, starts it again, and checks the results, the pictures, the ledger and the stored files.
 */
async function killAt(t: Test, prepared: Prepared, kind: Kind, fault: string) {
  const started = await startIn(prepared, kind, fault)
  const { stage, child, ended, answered } = started
  await answered
  // A run that ends without reaching the step is stopped, so that the test fails instead of waiting for ever. The last
  // steps may follow the end of the run.
  const missed = untilOver(started).then(
    () => setTimeout(5000),
    () => ended
  )
  await Promise.race([ended, missed])
  child.kill('SIGTERM')
  const [, signal] = (await ended) as [number | null, string | null]
  t.equal(signal, 'SIGKILL', 'the step was reached')

  const server = await startServer(stage.env)
  await untilDone(server.merchant)
  // If the server was killed before it recorded the run, the merchant has to start the run again.
  if (kind === 'optimise') {
    const isOpen = (await resultsIn(stage)).length < 2
    if (isOpen) t.match(await optimiseAll(server.merchant), { image_failed: 0 })
  }
  const results = await resultsIn(stage)
  t.equal(results.length, 2, 'each picture has its result')
  await restoreAll(server.merchant)
  t.strictSame(hashesOf(stage.storeDir), prepared.originals, 'every file is back byte for byte')
  t.equal(audit(stage.env), '1 shop, 0 differences\n')
  // The app deletes a temporary file only when it is so old that nobody can still be writing it. The files are
  // therefore made an hour old.
  for (const path of leftoversIn(stage.storeDir)) {
    const old = new Date(Date.now() - 3_600_000)
    utimesSync(join(stage.storeDir, path), old, old)
  }
  await chooseAll(server.merchant)
  t.strictSame([...leftoversIn(stage.storeDir), ...leftoversIn(stage.dataDir)], [])
  const kept = globSync('storage/originals/**/*', { cwd: stage.dataDir }).map((path) =>
    basename(path)
  )
  const originals = kept.filter((name) => /^[0-9a-f]{64}$/.test(name)).sort()
  t.strictSame(originals, results.map(({ hash }) => hash).sort(), 'no original is without its row')
  t.equal(await server.stop(), 0)
}

/**
 * Returns the hash of each optimised picture's original, read directly from the database. A server may have it open.
 */
async function resultsIn({ dataDir }: Stage): Promise<{ hash: string }[]> {
  const db = new Sqlite(join(dataDir, 'page-speed-boost.db'), { readonly: true })
  const rows = db.prepare('select original_hash hash from image_result').all() as { hash: string }[]
  db.close()
  return rows
}

t.test(
  'a server that is killed before or after any durable step loses nothing §5.12.2–5.12.6 §5.13.1',
  async (t) => {
    let [steps, kills] = [0, 0]
    for (const kind of KINDS) {
      const prepared = await prepare(t, kind)
      const names = await namesOf(prepared, kind)
      t.comment(`${kind}:\n${names.join('\n')}`)
      t.ok(names.length > 5, `${names.length} steps of ${kind} were found`)
      steps += names.length
      const all = names.flatMap((name) => [`before ${name}`, `after ${name}`])
      const chosen = repeated({ test: all.filter((fault) => fault === SHORT), prove: all })
      kills += chosen.length
      for (const fault of chosen)
        await t.test(`${kind}, ${fault}`, (t) => killAt(t, prepared, kind, fault))
    }
    report(2, 'local store', { 'durable steps by name': steps, kills })
  }
)
