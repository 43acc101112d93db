import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { runOperator as run } from '../../support/operator.ts'
import { startServer } from '../../support/server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { TOKEN } from '../../support/token.ts'

t.test(
  'the page of recommendations and its tab exist only while the operator has entered recommendations §13.3.1 §14.3.1 §14.3.2',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
    mkdirSync(env.STORE_DIR)
    const server = await startServer(env)
    t.teardown(() => server.stop())
    const signedIn = await fetch(`${server.address}/main?authToken=${TOKEN}`, {
      redirect: 'manual'
    })
    const headers = { cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' }
    const open = (path: string) => fetch(server.address + path, { headers, redirect: 'manual' })
    const hasTab = async () =>
      (await (await open('/main')).text()).includes('href="/recommended-apps"')
    const page = async () => {
      const reply = await open('/recommended-apps')
      return { to: reply.headers.get('location'), html: await reply.text() }
    }
    t.equal(await hasTab(), false)
    t.equal((await page()).to, '/main')

    const file = join(folder, 'cards.json')
    const texts = { title: 'Search & Find', text: 'Finds things.', open: 'See it' }
    const card = { name: 'seo', texts: { en: texts }, link: 'https://apps.example/seo' }
    writeFileSync(file, JSON.stringify([card]))
    t.strictSame(run(env, 'recommendations', file), { code: 0, said: '1 recommendation\n' })
    t.equal(await hasTab(), true)
    const { html } = await page()
    t.match(html, 'Search &amp; Find')
    t.match(html, /<a class="btn" href="https:\/\/apps\.example\/seo"[^>]* target="_blank"/)
    t.notMatch(html, 'By channelwill', 'without a partner page there is no tab for it')

    t.match(run(env, 'recommendations'), { code: 2, said: /name one file/ })
    const none = join(folder, 'none.json')
    for (const [path, said] of [
      [none, `there is no file ${none}\n`],
      [folder, `${folder} is a folder, not a JSON file\n`]
    ] as const)
      t.strictSame(run(env, 'recommendations', path), { code: 2, said })
    writeFileSync(file, '[]')
    t.strictSame(run(env, 'recommendations', file), { code: 0, said: '0 recommendations\n' })
    t.equal(await hasTab(), false)
  }
)
