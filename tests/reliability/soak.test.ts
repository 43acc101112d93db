import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import t from 'tap'
import { TOKEN, temporaryFolder } from '../support/app.ts'
import { repeated } from '../support/lane.ts'
import { report } from '../support/report.ts'
import { chooseAll, startAll } from '../support/runs.ts'
import { type Server, startServer } from '../support/server.ts'
import { hashesOf, jpeg, putProducts } from '../support/shop.ts'
import { announce } from '../support/uploads.ts'
import { type Sample, slopeOf } from './slope.ts'

const MINUTES = repeated({ test: 0, prove: 60 })

/** A round needs about 2 s of processor time, so this leaves most of the machine idle. */
const ROUND_MS = 8000

/**
 * Before the hour this many rounds follow each other without a pause. In them V8 compiles what is used often: the memory
 * after a garbage collection grew by 8 MB from round 120 to round 330, and by 0.15 MB from there to round 450.
 */
const WARMING_ROUNDS = repeated({ test: 0, prove: 450 })

/** The memory is measured after every fifth round, because collecting all garbage takes 0.1 s. */
const ROUNDS_BETWEEN = 5

/** What an hour may add to the memory of the server once its code is compiled and its caches are full. */
const MOST_MEGABYTES = 1

const COLLECTING = [
  '--expose-gc',
  '--import',
  new URL('../support/collect-garbage.ts', import.meta.url).href
]

const skip = process.platform !== 'linux' && 'open files are counted in /proc'

const PAGES = ['/image_optimisation', '/main', '/setting', '/pricing', '/store', '/sign-in']

const SCHEDULE = '/api/v2/image-opt/getOptSchedule'

/** Waits until no run is active, with few enough calls that the limit for a shop is not reached. */
async function untilIdle({ merchant }: Server): Promise<void> {
  for (let poll = 0; poll < 300; poll++) {
    const { body } = await merchant.get(SCHEDULE)
    if (body.product.process_result === 1 && body.upload.process_result === 1) return
    await setTimeout(200)
  }
  throw new Error('Expected the run to end within a minute')
}

/**
 * Does once what merchants, visitors and strangers do.
 * @param stranger the address that a proxy reports for the strangers. After 20 wrong tokens from one address the server
 *   would refuse its sign-ins as well.
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

/** Returns the memory that the server occupies once it has collected its garbage. */
async function megabytesOf(pid: number): Promise<number> {
  process.kill(pid, 'SIGWINCH')
  await setTimeout(1000)
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const openFilesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

t.test(
  'a server under mixed load keeps its memory and its open files, and no run is stuck',
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
    for (let round = 0; round < WARMING_ROUNDS; round++)
      await doRound(server, new Uint8Array(await jpeg(10_000 + round)), `198.51.100.${round % 100}`)
    const began = Date.now()
    const memory: Sample[] = []
    const files: Sample[] = []
    let rounds = 0
    do {
      const next = setTimeout(MINUTES > 0 ? ROUND_MS : 0)
      const stranger = `192.0.2.${rounds % 100}`
      await doRound(server, new Uint8Array(await jpeg(1000 + rounds)), stranger)
      rounds++
      const hours = (Date.now() - began) / 3_600_000
      if (rounds % ROUNDS_BETWEEN === 0 || MINUTES === 0)
        memory.push({ hours, value: await megabytesOf(server.pid) })
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
      'open files an hour': filesSlope.toFixed(2),
      'open files at the end': files.at(-1)?.value ?? 0
    }
    t.comment(JSON.stringify(shown))
    if (MINUTES > 0) {
      t.ok(memorySlope < MOST_MEGABYTES, `the memory grows by ${memorySlope} MB an hour`)
      t.ok(Math.abs(filesSlope) < 1, `the open files grow by ${filesSlope} an hour`)
    }
    report(24, 'server', {
      'rounds before': WARMING_ROUNDS,
      minutes: MINUTES,
      rounds,
      'stuck runs': stuck.length,
      ...shown
    })
  }
)
