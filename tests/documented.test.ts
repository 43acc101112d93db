import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { startApp } from './support/app.ts'
import { compareAnswers, requireDocumented } from './support/documented.ts'

const PAUSE = '/api/v2/image-opt/pauseRun'
const LANGUAGE = '/api/v1/getSelectLanguage'

const json = (method: string, url: string, status: number, body: object) => ({
  method,
  url,
  status,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(body)
})
const refusal = (status: number, error: string) =>
  json('POST', PAUSE, status, { ack: 0, message: 'No.', error })

t.test('an answer that the API document describes passes the comparison §4.1.15', async (t) => {
  requireDocumented(json('GET', `${LANGUAGE}?a=1`, 200, { code: 200, language: 'en' }))
  requireDocumented(refusal(409, 'image-opt/nothing-running'))
  requireDocumented(refusal(401, 'auth/wrong-token'))
  requireDocumented(json('GET', '/api/v2/none', 404, { ack: 0, error: 'server/not-found' }))
  t.pass()
})

t.test('an answer with a code that its call does not declare is noticed §4.1.15', async (t) => {
  t.throws(() => requireDocumented(refusal(409, 'image-opt/nothing-paused')), /nothing-paused/)
  t.throws(() => requireDocumented(refusal(409, 'image-opt/invented')), /invented/)
  t.throws(() => requireDocumented(refusal(422, 'image-opt/nothing-running')), /nothing-running/)
  t.throws(() => requireDocumented(refusal(404, 'image-opt/unknown-run')), /describe the answer/)
  t.throws(
    () => requireDocumented(json('GET', '/api/v2/none', 404, { ack: 0, error: 'invented' })),
    /invented/
  )
})

t.test(
  'an answer with a field that the API document does not have is noticed §4.1.15',
  async (t) => {
    const answer = { code: 200, language: 'en', extra: 1 }
    t.throws(() => requireDocumented(json('GET', LANGUAGE, 200, answer)), /extra/)
    const refused = { ack: 0, message: 'No.', error: 'image-opt/nothing-running', extra: 1 }
    t.throws(() => requireDocumented(json('POST', PAUSE, 409, refused)), /extra/)
    t.throws(() => requireDocumented(json('GET', LANGUAGE, 200, { code: 200 })), /language/)
  }
)

t.test('every answer that a test gets is compared with the API document §4.1.15', async (t) => {
  const { merchant } = await startApp(t)
  await merchant.get(LANGUAGE)
  const planted = {
    inject: async () => ({
      statusCode: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"code":200,"language":"en","extra":1}'
    })
  } as unknown as FastifyInstance
  compareAnswers(planted)
  await t.rejects(planted.inject(LANGUAGE), /extra/)
})
