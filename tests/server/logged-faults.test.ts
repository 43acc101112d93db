import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import t from 'tap'
import { startApp } from '../support/app.ts'

t.test(
  'an unexpected error is logged with its cause, which the response does not reveal',
  async (t) => {
    const { app, merchant } = await startApp(t)
    const logged: unknown[][] = []
    const log: FastifyBaseLogger = Object.create(app.log, {
      child: { value: () => log },
      error: { value: (...words: unknown[]) => void logged.push(words) }
    })
    t.intercept(app.log, 'child', { value: () => log })
    t.equal((await merchant.get('/api/v2/image-opt/getRuns')).status, 200)
    t.equal((await merchant.post('/api/v1/contactSupportLog', {})).status, 400)
    t.strictSame(logged, [], 'neither a success nor a refusal')

    await sql`alter table support_contact rename to misplaced`.execute(app.db)
    const asked = { path: '/pricing', content: 'Request more trial credits' }
    const answer = await merchant.post('/api/v1/contactSupportLog', asked)
    t.match(answer, { status: 500, body: { code: '500', error: 'server/fault' } })
    t.notMatch(JSON.stringify(answer.body), /support_contact/)
    t.match(logged, [[{ err: { message: /support_contact/ } }, 'request failed']])
  }
)
