import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import t from 'tap'
import { repeated } from '../support/lane.ts'
import { report } from '../support/report.ts'
import { chooseAll, startAll } from '../support/runs.ts'
import { type Server, startServer } from '../support/server.ts'
import { hashesOf, jpeg, putProducts } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { TOKEN } from '../support/token.ts'
import { announce } from '../support/uploads.ts'
import { type Sample, slopeOf } from './slope.ts'

const MINUTES = repeated({ test: 0, prove: 60 })

/**
 * The time from the start of one round to the next. A round needs about 2 s of processor time, so the machine is
 * mostly idle.
 */
const ROUND_MS = 8000

/**
 * Before the hour, rounds follow each other without a pause until the database is this large. By then both things that
 * grow and end have grown: SQLite's page cache (16 MB, better-sqlite3's default; a round adds 19 KB to the database) and
 * the code that V8 compiles for what is used often (8 MB from round 120 to round 330, 0.15 MB from there to round 450).
 */
const WARM_DATABASE_BYTES = repeated({ test: 0, prove: 18_000_000 })

/** The memory is measured after every fifth round, because collecting all garbage takes 0.1 s. */
const ROUNDS_BETWEEN = 5

/** The most by which the server's memory may grow in an hour, once its code is compiled and its caches are full. */
const MOST_MEGABYTES = 1

const COLLECTING = [
  '--expose-gc',
  '--import',
  new URL('../support/collect-garbage.ts', import.meta.url).href
]

const skip = process.platform !== 'linux' && 'open files are counted in /proc'

const PAGES = ['/image_optimisation', '/main', '/setting', '/pricing', '/store', '/sign-in']

const SCHEDULE = '/api/v2/image-opt/getOptSchedule'

/** Waits until no run is active. It polls so seldom that the rate limit for a shop is not reached. */
async function untilIdle({ merchant }: Server): Promise<void> {
  for (let poll = 0; poll < 300; poll++) {
    const { body } = await merchant.get(SCHEDULE)
    if (body.product.process_result === 1 && body.upload.process_result === 1) return
    await setTimeout(200)
  }
  throw new Error('Expected the run to end within a minute')
}

/**
 * Does once everything that merchants, visitors and strangers do.
 * @param stranger the address that a proxy reports for the strangers. It changes between rounds, because the server
 * refuses all sign-ins from an address that has sent 20 wrong tokens.
 */
async function doRound(server: Server, picture: Uint8Array<ArrayBuffer>, stranger: string) {
  const { merchant, address } = server
  const cookie = await signIn(address)
  await startAll(merchant)
  for (const page of PAGES) await readPage(address + page, cookie)
  await untilIdle(server)
  const data_list = await chooseAll(merchant)
  await merchant.post('/api/v2/image-opt/restore', { data_type: 1, data_list })
  await sendUpload(server, picture)
  for (const path of ['/nothing', '/files/x', '/api/v2/nope', '/%ff', '/uploads/x'])
    await read(address + path, { headers: { 'x-forwarded-for': stranger } })
  await read(`${address}${SCHEDULE}`, {
    headers: { authorization: 'ShopifyAdmin short', 'x-forwarded-for': stranger }
  })
  await untilIdle(server)
}

async function signIn(address: string): Promise<string> {
  const reply = await fetch(`${address}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ authToken: TOKEN })
  })
  await reply.arrayBuffer()
  return (reply.headers.get('set-cookie') ?? '').replace(/;.*/s, '')
}

async function sendUpload({ merchant, address }: Server, bytes: Uint8Array<ArrayBuffer>) {
  const { body } = await merchant.post('/api/v2/image-opt/getPresignedUploadUrls', {
    file_list: [announce({ name: 'soak.jpg', bytes })]
  })
  const [{ upload_url, file_path, data_id }] = body.data
  await read(new URL(upload_url, address).href, { method: 'PUT', body: bytes })
  const file_paths = [{ file_path, data_id, filename: 'soak.jpg' }]
  await merchant.post('/api/v2/image-opt/uploadImagesOpt', { file_paths, opt_cfg: {} })
}

async function readPage(url: string, cookie: string) {
  const reply = await fetch(url, { headers: { cookie } })
  await reply.arrayBuffer()
  if (reply.status !== 200) throw new Error(`Expected the page ${url}, received ${reply.status}`)
}

const read = async (url: string, init?: RequestInit) => (await fetch(url, init)).arrayBuffer()

/**
 * Collects the server's garbage and returns the memory that the server then occupies, and the part of it that holds
 * JavaScript objects, both in MB.
 */
async function megabytesOf({ pid, said }: Server): Promise<{ all: number; objects: number }> {
  process.kill(pid, 'SIGWINCH')
  await setTimeout(1000)
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  const [, bytes] =
    /^objects: (\d+) bytes$/m.exec(said().slice(said().lastIndexOf('objects:'))) ?? []
  return { all: Number(kilobytes) / 1024, objects: Number(bytes) / 1024 ** 2 }
}

const openFilesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

t.test(
  "under mixed load the server's memory and its number of open files do not grow, and every run ends",
  { skip },
  async (t) => {
    const folder = temporaryFolder(t)
    const env = {
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: join(folder, 'store'),
      BILLING: 'off',
      PAGESPEED: 'off',
      TRUSTED_PROXIES: 'loopback'
    }
    mkdirSync(env.STORE_DIR)
    await putProducts(env.STORE_DIR, 3)
    const before = hashesOf(env.STORE_DIR)
    const server = await startServer(env, { flags: COLLECTING })
    const database = join(env.DATA_DIR, 'page-speed-boost.db')
    let warming = 0
    for (; statSync(database).size < WARM_DATABASE_BYTES; warming++)
      await doRound(
        server,
        new Uint8Array(await jpeg(10_000 + warming)),
        `198.51.100.${warming % 100}`
      )
    const began = Date.now()
    const memory: Sample[] = []
    const objects: Sample[] = []
    const files: Sample[] = []
    let rounds = 0
    do {
      const next = setTimeout(MINUTES > 0 ? ROUND_MS : 0)
      const stranger = `192.0.2.${rounds % 100}`
      await doRound(server, new Uint8Array(await jpeg(1000 + rounds)), stranger)
      rounds++
      const hours = (Date.now() - began) / 3_600_000
      if (rounds % ROUNDS_BETWEEN === 0 || MINUTES === 0) {
        const measured = await megabytesOf(server)
        memory.push({ hours, value: measured.all })
        objects.push({ hours, value: measured.objects })
      }
      files.push({ hours, value: openFilesOf(server.pid) })
      await next
    } while (Date.now() - began < MINUTES * 60_000 || rounds < 2)

    t.strictSame(hashesOf(env.STORE_DIR), before, 'the last restore brought every picture back')
    const { body } = await server.merchant.get('/api/v2/image-opt/getRuns')
    const stuck = body.data.data.filter((run: { state: string }) => run.state !== 'done')
    t.strictSame(stuck, [], 'no run is stuck')
    t.equal(await server.stop(), 0)

    const memorySlope = slopeOf(memory)
    const filesSlope = slopeOf(files)
    const shown = {
      'MB an hour': memorySlope.toFixed(2),
      'MB at the end': Math.round(memory.at(-1)?.value ?? 0),
      'MB of objects an hour': slopeOf(objects).toFixed(2),
      'open files an hour': filesSlope.toFixed(2),
      'open files at the end': files.at(-1)?.value ?? 0
    }
    t.comment(
      JSON.stringify({ ...shown, memory: memory.map(({ value }) => Math.round(value * 10) / 10) })
    )
    t.ok(
      objects.every(({ value }) => value > 0),
      'the memory of objects was measured'
    )
    if (MINUTES > 0) {
      t.ok(memorySlope < MOST_MEGABYTES, `the memory grows by ${memorySlope} MB an hour`)
      t.ok(Math.abs(filesSlope) < 1, `the open files grow by ${filesSlope} an hour`)
    }
    report(24, 'server', {
      'rounds before': warming,
      minutes: MINUTES,
      rounds,
      'stuck runs': stuck.length,
      ...shown
    })
  }
)
