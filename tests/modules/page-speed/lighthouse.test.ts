import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { openLighthouse } from '../../../modules/page-speed/checker/lighthouse.ts'
import { openPageSpeedInsights } from '../../../modules/page-speed/checker/page-speed-insights.ts'
import { until } from '../../support/browser.ts'
import { findChromium } from '../../support/chromium.ts'
import { isRunning } from '../../support/processes.ts'
import { openTemporaryFolders } from '../../support/temporary-folder.ts'

const PAGE =
  '<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width"><h1>Shop</h1>'

async function listen(t: Test, answer: (path: string) => { location?: string; html: string }) {
  const app = Fastify()
  const asked: string[] = []
  app.get('/*', (request, reply) => {
    asked.push(request.url)
    const { location, html } = answer(request.url)
    if (location) return reply.redirect(location)
    return reply.type('text/html').send(html)
  })
  app.addHook('preClose', async () => app.server.closeAllConnections())
  t.teardown(() => app.close())
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), asked }
}

const never = () => new AbortController().signal
const lighthouse = () => openLighthouse(findChromium())
openTemporaryFolders(t)

/**
 * Waits until no process of a check is left. It has to wait, because an ended process stays in the process list
 * briefly. The command line of each process of a check names a folder in our TMPDIR.
 */
const isNothingLeft = () =>
  until('the processes of the check have ended', () => !isRunning(tmpdir()))

t.test('a small, fast page gets a high score on both devices', async (t) => {
  const { address } = await listen(t, () => ({ html: PAGE }))
  for (const device of ['desktop', 'mobile'] as const) {
    const run = await lighthouse().run({
      url: `${address}/`,
      device,
      language: 'de',
      signal: never()
    })
    t.ok(run.score > 80 && run.score <= 100, `${device}: ${run.score}`)
  }
  await isNothingLeft()
  t.strictSame(readdirSync(tmpdir()), [])
})

t.test(
  'a shop that redirects to another website is not measured, and that website is never requested §12.6.2',
  async (t) => {
    const other = await listen(t, () => ({ html: PAGE }))
    const { port } = new URL(other.address)
    const locations = [
      `http://localhost:${port}/`,
      `http://127.0.0.2:${port}/`,
      'http://169.254.169.254/latest/',
      'file:///etc/passwd',
      other.address
    ]
    // The checks run at once, because each takes 30 s: Lighthouse waits that long for an error page, which the headless
    // shell of Chromium does not load.
    await Promise.all(
      locations.map(async (location) => {
        const { address } = await listen(t, () => ({ location, html: '' }))
        const url = `${address}/`
        await t.rejects(
          lighthouse().run({ url, device: 'desktop', language: 'en', signal: never() }),
          { name: 'Failure', code: 'not-reached' },
          location
        )
      })
    )
    t.strictSame(other.asked, [])
  }
)

t.test('an aborted check leaves no browser behind §12.6.2', async (t) => {
  const ending = new AbortController()
  const { address, asked } = await listen(t, () => {
    setTimeout(() => ending.abort(), 300)
    return { html: PAGE }
  })
  await t.rejects(
    lighthouse().run({
      url: `${address}/`,
      device: 'mobile',
      language: 'en',
      signal: ending.signal
    }),
    { name: 'AbortError' }
  )
  t.ok(asked.length > 0, 'the check had started')
  await isNothingLeft()
  t.strictSame(readdirSync(tmpdir()), [])
})

t.test('a check of an address that does not answer fails with the code not-reached', async (t) => {
  await t.rejects(
    lighthouse().run({
      url: 'http://127.0.0.1:9/',
      device: 'mobile',
      language: 'en',
      signal: never()
    }),
    { name: 'Failure', code: 'not-reached' }
  )
})

t.test(
  "PageSpeed Insights is called with the shop's address, and its refusals are reported §12.6.1",
  async (t) => {
    const queries: Record<string, string>[] = []
    const answers: unknown[] = [
      {
        lighthouseResult: {
          categories: { performance: { score: 0.834 } },
          audits: {
            a: { id: 'a', title: 'Less script', metricSavings: { LCP: 120, FCP: 300, CLS: 9999 } },
            b: { id: 'b', title: 'Nothing', metricSavings: { LCP: 0 } },
            c: { id: 'c', title: 'Smaller images', metricSavings: { LCP: 900.4 } }
          }
        }
      },
      { error: { code: 400, message: 'API key not valid.' } },
      { lighthouseResult: { runtimeError: { code: 'ERRORED', message: 'Not reached' } } }
    ]
    const app = Fastify()
    app.get('/', (request) => {
      queries.push(request.query as Record<string, string>)
      return answers.shift()
    })
    t.teardown(() => app.close())
    const checker = openPageSpeedInsights(
      'the-key',
      await app.listen({ port: 0, host: '127.0.0.1' })
    )
    const request = {
      url: 'https://shop.example/',
      device: 'mobile',
      language: 'pt-BR',
      signal: never()
    } as const
    t.strictSame(await checker.run(request), {
      score: 83,
      opportunities: [
        { id: 'c', title: 'Smaller images', savingMs: 900 },
        { id: 'a', title: 'Less script', savingMs: 300 }
      ]
    })
    t.match(queries[0], {
      url: 'https://shop.example/',
      strategy: 'mobile',
      key: 'the-key',
      locale: 'pt-BR',
      category: 'performance'
    })
    await t.rejects(checker.run(request), {
      name: 'Failure',
      code: 'refused',
      message: 'API key not valid.'
    })
    await t.rejects(checker.run(request), { name: 'Failure', code: 'not-reached' })
    await app.close()
    await t.rejects(checker.run(request), { name: 'Failure', code: 'refused' })
  }
)

t.test('a redirect never sends the PageSpeed Insights key to another server', async (t) => {
  const other = await listen(t, () => ({ html: '{}' }))
  const { address } = await listen(t, () => ({ location: `${other.address}/`, html: '' }))
  const checker = openPageSpeedInsights('the-key', address)
  await t.rejects(
    checker.run({
      url: 'https://shop.example/',
      device: 'mobile',
      language: 'en',
      signal: never()
    }),
    { name: 'Failure', code: 'refused' }
  )
  t.strictSame(other.asked, [])
})
