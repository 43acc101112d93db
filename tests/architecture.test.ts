import { globSync, readFileSync } from 'node:fs'
import t from 'tap'
import { type TSchema, Type } from 'typebox'
import { environmentOf } from '../server/environment.ts'
import { PLATFORMS } from '../server/platforms/platforms.ts'
import { type Arrow, arrowsOf } from './support/imports.ts'
import { tablesIn } from './support/queried-tables.ts'

/*
 * Checks which file may import which (decision 001). Lint cannot check this, because its patterns have no look-around
 * and would let forbidden imports through.
 */

const CLI = 'modules/image-opt/cli/'

const PUBLIC_FILES = ['queries.ts', 'commands.ts', 'contract.ts']

/**
 * Files of pure values, which may also be sent to browsers: the contract of each module, and server/core/clock.ts.
 */
const PURE = /^(modules\/[^/]+\/contract|server\/core\/clock)\.ts$/

const IMAGE_OPT = 'modules/image-opt/'

/** The parts of image optimisation, called rooms here. Each room may import itself and the rooms in its list. */
const ROOMS: Record<string, string[]> = {
  engine: [],
  cli: ['engine'],
  catalogue: ['engine'],
  options: ['engine', 'catalogue'],
  runs: ['engine', 'catalogue', 'options'],
  history: ['engine', 'catalogue', 'options', 'runs'],
  uploads: ['engine', 'catalogue', 'options', 'runs']
}

/**
 * Files that every room may import in addition to the rooms in its list. They import no room themselves, except types
 * of the engine.
 */
const BELOW_ROOMS = ['contract.ts', 'tables.ts', 'signed-urls.ts']

/** Rooms that run without a server, so they must not import the tables or the signed URLs. */
const NO_SERVER = ['engine', 'cli']

const CORE = 'server/core/'

/** The parts of the core. Each imports itself, those before it, and the files beside them, which import no part. */
const CORE_ORDER = [
  'config',
  'disk',
  'holding',
  'http',
  'pictures',
  'files',
  'backup',
  'database',
  'queue',
  'fleet',
  'time',
  'move'
]

/** The only files of the platforms that modules may import. */
const INTERFACE = /^server\/platforms\/((store|billing|sign-in|webhook)-)?platform\.ts$/

function isAllowed({ from, to, isType }: Arrow): boolean {
  const [area, name] = to.split('/')
  const file = to.split('/').slice(2).join('/')
  const isPublic = area === 'modules' && PUBLIC_FILES.includes(file)
  const isTable = /^(modules|server\/platforms)\/[^/]+\/tables\.ts$/.test(to) && isType
  if (area === 'locales') return true
  // The command line is a separate program: importing it would start it.
  if (to.startsWith(CLI)) return from.startsWith(CLI)
  if (from.startsWith('server/core/'))
    return (
      to.startsWith('server/core/') || isTable || (to.startsWith('server/platforms/') && isType)
    )
  if (from.startsWith('server/'))
    return area === 'server' || (area === 'modules' && (file === 'index.ts' || isPublic || isTable))
  if (from.startsWith('modules/'))
    return (
      to.startsWith('server/core/') ||
      INTERFACE.test(to) ||
      (area === 'modules' && name === from.split('/')[1]) ||
      isPublic ||
      isTable
    )
  if (from.startsWith('pages/'))
    return area === 'pages' || area === 'islands' || isPublic || isType || PURE.test(to)
  if (from.startsWith('islands/'))
    return area === 'islands' || to.startsWith('pages/components/') || isType || PURE.test(to)
  return false
}

/**
 * Returns whether an import inside image optimisation points to a lower layer. Files at the root that are not in
 * BELOW_ROOMS may import every room.
 */
function goesDown({ from, to, isType }: Arrow): boolean {
  const [room = '', ...rest] = from.slice(IMAGE_OPT.length).split('/')
  const [target = '', ...inside] = to.slice(IMAGE_OPT.length).split('/')
  if (rest.length === 0)
    return (
      !BELOW_ROOMS.includes(room) || BELOW_ROOMS.includes(target) || (target === 'engine' && isType)
    )
  if (inside.length === 0)
    return target === 'contract.ts' || (!NO_SERVER.includes(room) && BELOW_ROOMS.includes(target))
  return target === room || ROOMS[room]?.includes(target) === true
}

/** Returns whether an import inside the core follows CORE_ORDER. The types of tables may be imported anywhere. */
function followsCoreOrder({ from, to, isType }: Arrow): boolean {
  const rankOf = (path: string) => {
    const [part = '', ...rest] = path.slice(CORE.length).split('/')
    return rest.length === 0 ? -1 : CORE_ORDER.indexOf(part)
  }
  if (from === 'server/core/fastify.d.ts' || (isType && to.endsWith('/tables.ts'))) return true
  return rankOf(to) <= rankOf(from)
}

const isInside = ({ from, to }: Arrow) => from.startsWith(IMAGE_OPT) && to.startsWith(IMAGE_OPT)

const SOURCES = globSync('{server,modules,pages,islands}/**/*.{ts,tsx,mjs}')
const ARROWS = SOURCES.flatMap((path) => arrowsOf(path))

t.test('no file imports what its folder may not import', async (t) => {
  t.ok(ARROWS.length > 100, 'the imports were found')
  const forbidden = ARROWS.filter((arrow) => !isAllowed(arrow)).map(
    ({ from, to }) => `${from} -> ${to}`
  )
  t.strictSame(forbidden, [])
})

t.test('no room of image optimisation imports a room in a higher layer', async (t) => {
  const arrows = ARROWS.filter(isInside)
  const rooms = new Set(
    SOURCES.filter((path) => path.startsWith(IMAGE_OPT) && path.split('/').length > 3).map(
      (path) => path.split('/')[2] ?? ''
    )
  )
  t.strictSame([...rooms].sort(), Object.keys(ROOMS).sort(), 'every room is in the table')
  t.ok(arrows.length > 100, 'the imports were found')
  const forbidden = arrows
    .filter((arrow) => !goesDown(arrow))
    .map(({ from, to }) => `${from} -> ${to}`)
  t.strictSame(forbidden, [])
})

t.test('the check reports an import of a room in a higher layer', async (t) => {
  const arrow = (from: string, to: string, isType = false) =>
    goesDown({ from: IMAGE_OPT + from, to: IMAGE_OPT + to, isType })
  t.notOk(arrow('catalogue/sql.ts', 'uploads/sql.ts'))
  t.notOk(arrow('options/legacy/routes.ts', 'runs/queries.ts'))
  t.notOk(arrow('options/legacy/routes.ts', 'queries.ts'), 'not through the public file either')
  t.notOk(arrow('runs/log/run-log.ts', 'history/views.ts', true), 'nor types from it')
  t.notOk(arrow('history/routes.ts', 'uploads/sql.ts'))
  t.notOk(arrow('engine/limits.ts', 'tables.ts', true))
  t.notOk(arrow('cli/main.ts', 'runs/image/work-deps.ts'))
  t.notOk(arrow('signed-urls.ts', 'history/views.ts'))
  t.ok(arrow('uploads/submit.ts', 'runs/sql/runs.ts'))
  t.ok(arrow('engine/limits.ts', 'contract.ts'))
  t.ok(arrow('jobs.ts', 'uploads/sql.ts'))
})

t.test('no part of the core imports a later part', async (t) => {
  const files = SOURCES.filter((path) => path.startsWith(CORE))
  const parts = new Set(
    files.filter((path) => path.split('/').length > 3).map((path) => path.split('/')[2] ?? '')
  )
  t.strictSame([...parts].sort(), [...CORE_ORDER].sort(), 'every part is in the order')
  const arrows = ARROWS.filter(({ from, to }) => from.startsWith(CORE) && to.startsWith(CORE))
  t.ok(arrows.length > 100, 'the imports were found')
  const forbidden = arrows
    .filter((arrow) => !followsCoreOrder(arrow))
    .map(({ from, to }) => `${from} -> ${to}`)
  t.strictSame(forbidden, [])
})

t.test('the check reports an import of a later part of the core, and of its types', async (t) => {
  const arrow = (from: string, to: string, isType = false) =>
    followsCoreOrder({ from: CORE + from, to: CORE + to, isType })
  t.notOk(arrow('disk/watch.ts', 'database/db.ts', true))
  t.notOk(arrow('queue/fleet-queue.ts', 'fleet/fleet.ts', true))
  t.notOk(arrow('keyed-mutex.ts', 'database/dialect.ts'))
  t.ok(arrow('fleet/join.ts', 'queue/fleet-queue.ts'))
  t.ok(arrow('database/db.ts', 'time/tables.ts', true))
})

t.test('the check reports a forbidden import', async (t) => {
  const arrow = (from: string, to: string, isType = false) => isAllowed({ from, to, isType })
  t.notOk(arrow('server/core/database/db.ts', 'modules/pricing/sql.ts'))
  t.notOk(arrow('server/app.ts', 'modules/pricing/sql.ts'))
  t.notOk(arrow('modules/image-opt/runs/claim.ts', 'modules/pricing/sql.ts'))
  t.notOk(arrow('modules/image-opt/runs/claim.ts', 'server/app.ts'))
  t.notOk(arrow('modules/pricing/audit.ts', 'server/platforms/local/billing/sql.ts'))
  t.ok(arrow('modules/pricing/audit.ts', 'server/platforms/billing-platform.ts'))
  t.notOk(arrow('modules/auth/caller.ts', 'server/platforms/shopify/sign-in/launch.ts'))
  t.notOk(arrow('modules/auth/caller.ts', 'server/platforms/shopify/settings.ts', true))
  t.ok(arrow('modules/auth/caller.ts', 'server/platforms/sign-in-platform.ts', true))
  t.notOk(arrow('modules/image-opt/index.ts', 'modules/image-opt/cli/main.ts'))
  t.notOk(arrow('modules/image-opt/cli/main.ts', 'server/cli.mjs'))
  t.notOk(arrow('pages/image_optimisation/+data.ts', 'modules/image-opt/history/sql.ts'))
  t.notOk(arrow('islands/history/History.tsx', 'modules/image-opt/queries.ts'))
  t.ok(arrow('islands/history/History.tsx', 'modules/image-opt/history/schema.ts', true))
  t.ok(arrow('modules/image-opt/runs/claim.ts', 'modules/pricing/commands.ts'))
})

t.test('no module queries a table of another module or of a platform', async (t) => {
  const owners = new Map<string, string>()
  for (const path of globSync('modules/*/tables.ts')) {
    const module = path.split('/')[1] as string
    const [, body = ''] =
      /export type \w+Tables = \{([^}]*)\}/.exec(readFileSync(path, 'utf8')) ?? []
    for (const [, table] of body.matchAll(/^\s*(\w+):/gm)) owners.set(table as string, module)
  }
  for (const path of globSync('server/platforms/*/tables.ts'))
    for (const [, table] of readFileSync(path, 'utf8').matchAll(/^ {2}(\w+): \w+Table$/gm))
      owners.set(table as string, path.split('/')[2] as string)
  t.ok(owners.has('shopify_token') && owners.has('quota_unit'), 'the tables were found')
  const wrong: string[] = []
  for (const path of globSync('modules/**/*.ts')) {
    const module = path.split('/')[1]
    for (const table of tablesIn(path)) {
      const owner = owners.get(table)
      if (owner !== undefined && owner !== module)
        wrong.push(`${path}: ${table} belongs to ${owner}`)
    }
  }
  t.strictSame(wrong, [])
})

t.test('the check finds dynamic imports and tables in raw SQL', async (t) => {
  const FROM = 'modules/pricing/planted.ts'
  const seen = (text: string) => arrowsOf(FROM, text).map(({ to, isType }) => [to, isType])
  t.strictSame(seen("const a = await import('../image-opt/jobs.ts')"), [
    ['modules/image-opt/jobs.ts', false]
  ])
  t.strictSame(seen("import '../image-opt/jobs.ts'"), [['modules/image-opt/jobs.ts', false]])
  t.strictSame(seen("let a: typeof import('../image-opt/jobs.ts')"), [
    ['modules/image-opt/jobs.ts', true]
  ])
  t.strictSame(seen("import type { Job } from '../image-opt/jobs.ts'"), [
    ['modules/image-opt/jobs.ts', true]
  ])
  t.strictSame(seen("export * from '../image-opt/jobs.ts'"), [['modules/image-opt/jobs.ts', false]])
  for (const text of [
    "db.deleteFrom('run_item')",
    "db.rightJoin('run_item as item')",
    'sql`update run_item set state = 1`',
    "sql<number>`(select 1\n from run_item where ${sql.ref('a')})`"
  ])
    t.ok(tablesIn(FROM, text).includes('run_item'), text)
})

t.test(
  'every property added to the Fastify app or to its requests is declared in one file',
  async (t) => {
    const DECLARED = 'server/core/fastify.d.ts'
    const declared = readFileSync(DECLARED, 'utf8')
    const texts = SOURCES.map((path) => [path, readFileSync(path, 'utf8')] as const)
    const decorated = texts.flatMap(([, text]) => [
      ...text.matchAll(/\bdecorate(?:Request)?\(\s*'(\w+)'/g)
    ])
    t.ok(decorated.length > 10, 'the names were found')
    const unknown = decorated
      .map(([, name]) => name as string)
      .filter((name) => !new RegExp(`^ {4}${name}[:(]`, 'm').test(declared))
    t.strictSame(unknown, [])
    const elsewhere = texts.filter(
      ([path, text]) => path !== DECLARED && text.includes("declare module 'fastify'")
    )
    t.strictSame(
      elsewhere.map(([path]) => path),
      []
    )
  }
)

t.test('no folder or file has a meaningless name', async (t) => {
  const nameless = SOURCES.filter((path) =>
    /(^|\/)(utils?|helpers?|common|misc|services)(\/|\.tsx?$)/.test(path)
  )
  t.strictSame(nameless, [])
})

t.test(
  'every environment variable is documented, and every documented one is read §2.2.1',
  async (t) => {
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(
      ([, name]) => name as string
    )
    const asked = Object.entries<TSchema>(environmentOf(PLATFORMS).properties)
      // Variables of the type Never are left out, because the server refuses to start while one of them is set.
      .filter(([, variable]) => !Type.IsNever(variable))
      .map(([name]) => name)
    t.ok(asked.length > 20, 'the variables were found')
    t.strictSame(asked.sort(), documented.sort())
  }
)

t.test('only the configuration reads environment variables §2.2.1', async (t) => {
  const readers = globSync('{server,modules,pages,islands,locales}/**/*.{ts,tsx}').filter((path) =>
    readFileSync(path, 'utf8').includes('process.env')
  )
  t.strictSame(
    readers.sort(),
    ['modules/image-opt/cli/main.ts', 'server/main.ts', 'server/operator/main.ts'],
    'only programs read it and pass it on'
  )
})
