import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import { startApp } from '../../../support/app.ts'

const TEXT = readFileSync('docs/openapi.json', 'utf8')

t.test('programs get the API document, compressed as they accept it §4.5.9', async (t) => {
  const { app } = await startApp(t)
  const ask = async (accepted: string) => {
    const { headers, rawPayload } = await app.inject({
      url: '/api/openapi.json',
      headers: { 'accept-encoding': accepted }
    })
    t.match(headers, { 'content-type': /^application\/json/, vary: 'accept-encoding' })
    return { encoding: headers['content-encoding'], rawPayload }
  }
  const whole = await ask('identity')
  t.equal(whole.encoding, undefined)
  t.equal(String(whole.rawPayload), TEXT)
  const brotli = await ask('gzip, br')
  t.equal(brotli.encoding, 'br')
  t.equal(String(brotliDecompressSync(brotli.rawPayload)), TEXT)
  const gzip = await ask('gzip, br;q=0')
  t.equal(gzip.encoding, 'gzip')
  t.equal(String(gunzipSync(gzip.rawPayload)), TEXT)
  const head = await app.inject({ method: 'HEAD', url: '/api/openapi.json' })
  t.match(head, { statusCode: 200, payload: '' })
})
