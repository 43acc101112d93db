import { globSync, readFileSync } from 'node:fs'
import t from 'tap'
import { ERROR_CODES } from '../server/core/http/error-codes.ts'
import { startApp } from './support/app.ts'
import { postForm } from './support/forms.ts'
import { DOCUMENT, type Document } from './support/openapi/document-file.ts'
import type { Operation } from './support/openapi/operations.ts'
import { sampleOf } from './support/openapi/sample.ts'
import { watchRoutes } from './support/routes.ts'
import { png } from './support/shop.ts'
import { startShopifyApp } from './support/shopify-app.ts'
import { TOKEN } from './support/token.ts'

const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as Document

const calls = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation }))
)
const underApi = calls.filter(({ path }) => path.startsWith('/api/'))
const writes = underApi.filter(({ method }) => method !== 'get')

/** The addresses outside /api that programs call (specification §4.5). Everything else there is for browsers. */
const OTHERS = ['/shopify/app', '/shopify/webhooks', '/uploads/:token', '/visits/:token']

/** The file that lists the codes. */
const LIST = 'error-codes.ts'

/** How code answers with a code: it creates the refusal, or translates a failure of Fastify. */
const ANSWERS = /(?:new AppError\(|code: |= )\s*'([a-z-]+\/[a-z0-9-]+)'/g

const FORM = 'multipart/form-data'
type Field = { format?: string; items?: { format?: string } }
type FormSchema = { properties: Record<string, Field> }

const authorization = `ShopifyAdmin ${TOKEN}`

t.test('the API document has every call that a server answers §4.1.14', async (t) => {
  const routesOf = watchRoutes(t)
  const { app } = await startShopifyApp(t)
  await app.ready()
  const answered = routesOf(app).flatMap(({ method, url }) =>
    [method].flat().flatMap((one) => {
      const isCall = /^\/api\/v\d/.test(url) || OTHERS.includes(url)
      return isCall && one !== 'HEAD' ? [`${one.toLowerCase()} ${url}`] : []
    })
  )
  t.ok(answered.length > 60, 'the routes were found')
  t.strictSame(
    calls.map(({ path, method }) => `${method} ${path.replace('{token}', ':token')}`).sort(),
    answered.sort()
  )
})

t.test('the API document says of each call what it does and what it answers §4.1.14', async (t) => {
  const names = calls.map(({ operation }) => operation.operationId)
  t.equal(new Set(names).size, names.length, 'every call has a name of its own')
  for (const { path, operation } of calls) {
    t.match(operation.summary, /^[A-Z].*[^.]$/, path)
    t.ok(
      Object.keys(operation.responses).some((status) => status.startsWith('2')),
      path
    )
  }
  for (const { path, operation } of underApi)
    t.ok(Object.values(operation.responses[200]?.content ?? {})[0]?.schema, path)
})

t.test('every call of the API document needs a caller who is signed in §4.1.14', async (t) => {
  const { app } = await startApp(t)
  for (const { path, method } of underApi) {
    const reply = await app.inject({ method: method === 'get' ? 'GET' : 'POST', url: path })
    t.match([reply.statusCode, reply.json()], [401, { error: 'auth/not-signed-in' }], path)
  }
})

t.test('every write of the API document takes an idempotency key §4.1.14', async (t) => {
  const { app } = await startApp(t)
  t.ok(writes.length > 25, 'the writes were found')
  for (const { path, operation } of writes) {
    const reply = await app.inject({
      method: 'POST',
      url: path,
      headers: { authorization, 'idempotency-key': 'k'.repeat(256) },
      ...bodyFor(operation)
    })
    t.match([reply.statusCode, reply.json()], [400, { error: 'idempotency/key-too-long' }], path)
    t.match(operation.parameters, [{ name: 'Idempotency-Key' }], path)
  }
})

/** Returns a body that fits the schema of a call. */
function bodyFor({ requestBody }: Operation): { payload?: object } {
  const schema = requestBody?.content['application/json']?.schema
  return schema ? { payload: sampleOf(schema) as object } : {}
}

t.test(
  'the API document describes the fields of each form with files, and the call takes such a form §4.1.14',
  async (t) => {
    const { app } = await startApp(t, { env: { BILLING: 'off' } })
    const forms = calls.flatMap(({ path, operation: { requestBody } }) => {
      const schema = requestBody?.content[FORM]?.schema as FormSchema | undefined
      return schema ? [{ path, schema }] : []
    })
    t.equal(forms.length, 3)
    for (const { path, schema } of forms) {
      const [field] =
        Object.entries(schema.properties).find(([, { format, items }]) =>
          [format, items?.format].includes('binary')
        ) ?? []
      const file = { field: String(field), name: 'mug.png', bytes: await png(2), type: 'image/png' }
      t.match(await postForm(app, path, [file]), { status: 200 }, path)
    }
  }
)

t.test(
  'the API document lists every code of an error, and each of them occurs §4.1.13',
  async (t) => {
    const codes = Object.keys(ERROR_CODES)
    const listed = document.components.schemas.ErrorCode as { oneOf: { const: string }[] }
    t.strictSame(
      listed.oneOf.map((one) => one.const),
      codes
    )
    const paths = globSync('{server,modules}/**/*.ts').filter((path) => !path.endsWith(LIST))
    const source = paths.map((path) => readFileSync(path, 'utf8')).join('\n')
    t.strictSame(
      codes.filter((code) => !source.includes(`'${code}'`)),
      []
    )
  }
)

t.test(
  'no code of the list is only declared: a function that is called answers with it',
  async (t) => {
    const texts = globSync('{server,modules}/**/*.ts', { exclude: [`**/${LIST}`] }).map((path) =>
      readFileSync(path, 'utf8')
    )
    const calls = texts.join('\n').replace(/^import [^]*? from '.*'$/gm, '')
    const isCalled = (name: string) =>
      [...calls.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1
    const statements = texts.flatMap((text) => text.split(/\n(?=\n|\S)/))
    const answered = statements.flatMap((statement) => {
      const [, name] = /^\n?(?:export )?const (\w+)/.exec(statement) ?? []
      const codes = Array.from(statement.matchAll(ANSWERS), ([, code = '']) => code)
      return name === undefined || isCalled(name) ? codes : []
    })
    t.strictSame(
      Object.keys(ERROR_CODES).filter((code) => !answered.includes(code)),
      []
    )
  }
)

t.test(
  'an error carries its code beside the message, in both versions of the API §4.1.13',
  async (t) => {
    const { app, merchant } = await startApp(t)
    const newer = await merchant.post('/api/v2/image-opt/pauseRun', { run_id: 'none' })
    t.strictSame(newer, {
      status: 409,
      body: { ack: 0, message: 'Nothing is running.', error: 'image-opt/nothing-running' }
    })
    const older = await merchant.post('/api/v1/updateLanguage', { Language: 'xx' })
    t.match(older, { status: 422, body: { code: '422', error: 'settings/unknown-language' } })
    const wrong = await merchant.post('/api/v2/image-opt/restore', {})
    t.match(wrong, { status: 400, body: { error: 'server/wrong-field' } })
    const broken = await app.inject({
      method: 'POST',
      url: '/api/v2/image-opt/restore',
      headers: { authorization, 'content-type': 'application/json' },
      payload: '{'
    })
    t.match([broken.statusCode, broken.json()], [400, { error: 'server/malformed' }])
    const nowhere = await merchant.get('/api/v2/nothing')
    t.match(nowhere, { status: 404, body: { error: 'server/not-found' } })
  }
)
