import { mkdirSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import t from 'tap'
import { isPostgresLane } from '../../../support/lane.ts'
import { type Server, startServer } from '../../../support/server.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { OPERATOR, TOKEN } from '../../../support/token.ts'

/** Slightly less than the largest size that the head of a request may have. */
const HEAD_LETTERS = 15_000

/** The number of requests sent at once. Each of them once blocked the only thread for one to two seconds. */
const AT_ONCE = 20

/**
 * The most CPU seconds that all of these requests together may take. Twenty ordinary pages take a third of this. Each
 * statement costs the driver of PostgreSQL more.
 */
const MOST_SECONDS = isPostgresLane() ? 2 : 1

type Question = { path: string; headers?: Record<string, string>; body?: string | undefined }
type Attack = Question & { status: number }

const repeated = (text: string, letters = HEAD_LETTERS) => text.repeat(letters / text.length)
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }
const merchant = { ...json, authorization: `ShopifyAdmin ${TOKEN}` }
const ones = (count: number) => Array.from({ length: count }, () => '1')
const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)

/** Requests that anybody can send. */
const ATTACKS: Record<string, Attack> = {
  'a head that is larger than the default limit of Node': {
    path: '/healthz',
    headers: { 'x-anything': repeated('a', 20_000) },
    status: 431
  },
  'a language of many parts': {
    path: '/sign-in',
    headers: { 'accept-language': repeated('a-') },
    status: 431
  },
  'many languages': {
    path: '/sign-in',
    headers: { 'accept-language': repeated('a,') },
    status: 431
  },
  'a language of many parts in the address': {
    path: `/sign-in?locale=${repeated('a-')}`,
    status: 414
  },
  'as many parts as an address may have': {
    path: `/sign-in?locale=${repeated('a-', 4000)}`,
    status: 200
  },
  'the same parameter many times': { path: `/sign-in?${repeated('a&')}`, status: 414 },
  'as many parameters as an address has room for': {
    path: `/sign-in?${repeated('a&', 4000)}`,
    status: 414
  },
  'parameters of the install page': {
    path: `/auth/install?hmac=1&${repeated('a&')}`,
    status: 414
  },
  'a long token': { path: `/visits/${repeated('1')}`, body: '{}', headers: json, status: 414 },
  'a host that ends in many signs': {
    path: `/shopify/app?shop=a.myshopify.com&hmac=1&host=${repeated('=', 3900)}a`,
    status: 400
  },
  'an address that does not exist': { path: `/${repeated('/a')}`, status: 414 },
  'slashes at the end': { path: `/a${repeated('/', 4000)}a`, status: 303 },
  'a long authorisation': {
    path: '/api/v1/getSettingInfo',
    headers: { authorization: `Bearer ${repeated('a.')}` },
    status: 431
  },
  'many cookies': { path: '/', headers: { cookie: repeated('a=b;') }, status: 431 },
  'many ranges': {
    path: '/favicon.ico',
    headers: { range: `bytes=${repeated('0-1,')}` },
    status: 431
  },
  'many versions': {
    path: '/favicon.ico',
    headers: { 'if-none-match': repeated('"a",') },
    status: 431
  },
  'many encodings': {
    path: '/sign-in',
    headers: { 'accept-encoding': repeated('a,') },
    status: 431
  },
  'a form of many fields': {
    path: '/sign-in',
    headers: form,
    body: names(600).join('&').padEnd(4000, '&'),
    status: 413
  },
  'a long form': { path: '/sign-in', headers: form, body: repeated('a&', 900_000), status: 413 },
  'deeply nested lists': {
    path: '/nowhere',
    headers: json,
    body: repeated('[', 900_000),
    status: 400
  },
  'a document of many fields for an address that does not exist': {
    path: '/nowhere',
    headers: json,
    body: JSON.stringify(Object.fromEntries(names(70_000).map((name) => [name, 1]))),
    status: 413
  }
}

/** Requests that only a signed-in merchant can send. */
const OF_A_MERCHANT: Record<string, Attack> = {
  'a form of many fields for the settings': {
    path: '/api/v1/updateAppSettingDataNew',
    headers: { ...merchant, ...form },
    body: names(150_000).join('&'),
    status: 413
  },
  'settings of many fields': {
    path: '/api/v2/image-opt/saveSettings',
    headers: merchant,
    body: JSON.stringify(Object.fromEntries(names(150_000).map((name) => [name, 1]))),
    status: 413
  },
  'settings with deeply nested lists': {
    path: '/api/v2/image-opt/saveSettings',
    headers: merchant,
    body: `{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`,
    status: 400
  },
  'a selection of 200,000 items': {
    path: '/api/v2/image-opt/estimate',
    headers: merchant,
    body: JSON.stringify({ data_type: 1, data_list: ones(200_000) }),
    status: 413
  },
  'a selection of 9,000 items': {
    path: '/api/v2/image-opt/estimate',
    headers: merchant,
    body: JSON.stringify({ data_type: 1, data_list: ones(9000) }),
    status: 400
  },
  'a message of 300,000 spaces': {
    path: '/api/v1/insertContactUs',
    headers: merchant,
    body: JSON.stringify({
      name: `a${' '.repeat(300_000)}a`,
      email: 'a@example.com',
      description: 'a'
    }),
    status: 400
  },
  'a message of 90,000 spaces': {
    path: '/api/v1/insertContactUs',
    headers: merchant,
    body: JSON.stringify({
      name: `a${' '.repeat(90_000)}a`,
      email: 'a@example.com',
      description: 'a'
    }),
    status: 422
  }
}

async function startOpenServer(): Promise<Server> {
  const folder = temporaryFolder(t)
  const storeDir = join(folder, 'store')
  mkdirSync(storeDir)
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    STORE_DIR: storeDir,
    LOG_LEVEL: 'silent',
    IMAGE_WORKERS: '1',
    PAGESPEED: 'off',
    LOCAL_STORE: 'on',
    BILLING: 'local',
    SHOPIFY_API_KEY: 'a-client-id',
    SHOPIFY_API_SECRET: 'a-secret-for-tests',
    // Raises Node's own limit for the head, so that the test reaches the server's limit.
    NODE_OPTIONS: '--max-http-header-size=65536'
  })
  t.teardown(() => server.kill())
  return server
}

/** Sends a request without fetch, because fetch would change or queue it. */
function ask(
  server: Server,
  { path, headers = {}, body }: Question
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(server.address, { path, headers, method, agent: false }, (reply) => {
      let text = ''
      reply.on('data', (chunk) => {
        text += String(chunk)
      })
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text })
      )
    })
    // The server refuses a body that is too large without reading all of it, and closes the connection. If Node is still
    // writing then, the request fails and its answer is lost, so it is sent again.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') resolve(ask(server, { path, headers, body }))
      else reject(error)
    })
    sent.end(body)
  })
}

async function processorSeconds(server: Server): Promise<number> {
  const { text } = await ask(server, { path: '/metrics', headers: OPERATOR })
  return Number(/^process_cpu_seconds_total\S* (\S+)$/m.exec(text)?.[1])
}

t.test('no request blocks the server, however long it is and whoever sends it', async (t) => {
  const server = await startOpenServer()
  // Loading and compiling the first pages must not count as part of an attack.
  for (let pages = 0; pages < 5; pages++) await ask(server, { path: '/sign-in' })
  for (const [name, attack] of Object.entries({ ...ATTACKS, ...OF_A_MERCHANT })) {
    const before = await processorSeconds(server)
    const attacks = Array.from({ length: AT_ONCE }, () => ask(server, attack))
    const [health, ...answers] = await Promise.all([ask(server, { path: '/healthz' }), ...attacks])
    const statuses = answers.map(({ status }) => status)
    const seconds = (await processorSeconds(server)) - before
    t.strictSame([...new Set(statuses)], [attack.status], name)
    t.equal(health.status, 200)
    t.ok(seconds < MOST_SECONDS, `${name}: ${seconds.toFixed(2)} s of processor time`)
  }
})
