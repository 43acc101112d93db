import type { InjectOptions } from 'fastify'
import t, { type Test } from 'tap'
import { Type } from 'typebox'
import { compileValidator } from '../../../../server/core/http/bounds.ts'
import { startApp } from '../../../support/app.ts'
import { TOKEN } from '../../../support/token.ts'

const AUTHORISED = { authorization: `ShopifyAdmin ${TOKEN}` }
const FORM = { ...AUTHORISED, 'content-type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { ...AUTHORISED, 'content-type': 'application/json' }
const HISTORY = '/api/v2/image-opt/getImageOptDataPage'
const SAVE = '/api/v2/image-opt/saveSettings'

const times = (count: number, text: string) => Array.from({ length: count }, () => text)

/** Starts an app with calls that return the status and the message a merchant reads. */
async function startReading(t: Test) {
  const { app, merchant } = await startApp(t)
  const read = async (options: InjectOptions) => {
    const reply = await app.inject(options)
    const { message, msg } = reply.json() as { message?: string; msg?: string }
    return [reply.statusCode, message ?? msg ?? '']
  }
  const post = (url: string, payload: string, headers: Record<string, string> = JSON_BODY) =>
    read({ method: 'POST', url, payload, headers })
  return { merchant, read, post }
}

t.test(
  'a value that is too long is refused with a sentence in the merchant’s language §4.1.12 §4.2.5',
  async (t) => {
    const { merchant, post } = await startReading(t)
    const message = JSON.stringify({ name: 'x'.repeat(100_001) })
    const choose = (data_list: unknown[]) =>
      post('/api/v2/image-opt/estimate', JSON.stringify({ data_type: 1, data_list }))
    t.strictSame(await post('/api/v1/insertContactUs', message), [
      400,
      "'name' is too long. The limit is 100,000 characters."
    ])
    t.strictSame(await choose(times(1001, '1')), [
      400,
      "'data_list' has too many entries. The limit is 1,000."
    ])
    t.strictSame(await choose([{ data_id: '1', img_ids: ['x'.repeat(65)] }]), [
      400,
      "'data_list.0.img_ids.0' is too long. The limit is 64 characters."
    ])
    await merchant.post('/api/v1/updateLanguage', { Language: 'ge' })
    t.strictSame(await post('/api/v1/insertContactUs', message), [
      400,
      '„name“ ist zu lang: höchstens 100.000 Zeichen.'
    ])
    t.strictSame(await choose(times(10_000, '1')), [
      413,
      '„body“ hat zu viele Einträge: höchstens 10.000.'
    ])
  }
)

t.test(
  'length limits are checked before any pattern and before any list entry §4.2.5',
  async (t) => {
    // Matching this pattern against a text of fifty letters never ends in practice.
    const Slow = Type.String({ maxLength: 40, pattern: '^(a|a)*$' })
    const text = `${'a'.repeat(50)}b`
    const problemOf = (schema: object, value: unknown) => {
      const check = compileValidator({ schema, url: '/', method: 'POST', httpPart: 'body' })
      const { error } = check(value) as { error?: { keyword: string; instancePath: string }[] }
      return error?.map(({ keyword, instancePath }) => `${keyword} ${instancePath}`)
    }
    t.strictSame(problemOf(Type.Object({ name: Slow }), { name: text }), ['maxLength /name'])
    t.strictSame(problemOf(Type.Union([Type.Null(), Slow]), text), ['maxLength '])
    t.strictSame(
      problemOf(Type.Intersect([Type.Object({ a: Type.Optional(Slow) })]), { a: text }),
      ['maxLength /a']
    )
    const entry = Type.String({ pattern: '^(a|a)*$' })
    t.strictSame(problemOf(Type.Array(entry, { maxItems: 1 }), [text, text]), ['maxItems '])
    t.equal(
      problemOf(Type.String({ maxLength: 2 }), '😀😀'),
      undefined,
      'an emoji counts as one letter'
    )
    t.strictSame(problemOf(Type.String({ maxLength: 2 }), '😀😀😀'), ['maxLength '])
  }
)

t.test('an address with too many characters or parameters is refused', async (t) => {
  const { read } = await startReading(t)
  const headers = AUTHORISED
  const refused = [
    414,
    'The address is too long. The limit is 4,096 characters and 100 parameters.'
  ]
  const long = (letters: number) => `${HISTORY}?a=`.padEnd(letters, 'x')
  t.strictSame(await read({ url: long(4096), headers }), [200, ''])
  t.strictSame(await read({ url: long(4097), headers }), refused)
  const many = (count: number) => `${HISTORY}?${times(count, 'a=').join('&')}`
  t.strictSame(await read({ url: many(100), headers }), [200, ''])
  t.strictSame(await read({ url: many(101), headers }), refused)
  t.strictSame(
    await read({ url: `/files/${'x'.repeat(4100)}` }),
    refused,
    'an address that the router refuses gets the same answer'
  )
})

t.test('a header that is longer than any browser needs is refused', async (t) => {
  const { read } = await startReading(t)
  const ask = (name: string, value: string) =>
    read({ url: HISTORY, headers: { ...AUTHORISED, [name]: value } })
  for (const [name, most] of Object.entries({
    'accept-language': 1024,
    cookie: 8192,
    range: 512
  })) {
    const said = `'${name}' is too long. The limit is ${most.toLocaleString('en')} characters.`
    t.strictSame(await ask(name, 'x'.repeat(most)), [200, ''], name)
    t.strictSame(await ask(name, 'x'.repeat(most + 1)), [431, said])
  }
})

t.test('a body with too many levels or entries is refused', async (t) => {
  const { post } = await startReading(t)
  const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
  t.equal((await post(SAVE, nested(32)))[0], 200)
  t.strictSame(await post(SAVE, nested(33)), [
    400,
    'The request could not be read: more than 32 levels'
  ])
  const listed = (entries: number) => `{"a":[${times(entries, '1').join()}]}`
  t.equal((await post(SAVE, listed(9999)))[0], 200)
  t.equal((await post(SAVE, listed(10_000)))[0], 413)
  // A string may contain brackets and commas, even after an escaped quote.
  const text = `{"a":"\\"${'[{,'.repeat(20_000)}"}`
  t.equal((await post(SAVE, text))[0], 200)
  t.equal(
    (await post(SAVE, `{"a":"${'['.repeat(50)}`))[0],
    400,
    'a string without an end is not JSON'
  )
  const form = (fields: number) => times(fields, 'a=1').join('&')
  t.equal((await post('/api/v1/updateAppSettingDataNew', form(1000), FORM))[0], 200)
  t.strictSame(await post('/api/v1/updateAppSettingDataNew', form(1001), FORM), [
    413,
    "'body' has too many entries. The limit is 1,000."
  ])
})
