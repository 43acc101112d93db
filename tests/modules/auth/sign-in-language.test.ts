import t from 'tap'
import { messagesFor } from '../../../locales/messages.ts'
import { startApp } from '../../support/app.ts'
import { TOKEN } from '../../support/token.ts'

t.test(
  'signing in sets the shop’s language to that of the browser, until the merchant chooses one',
  async (t) => {
    const { app } = await startApp(t)
    const signIn = async (accepted: string) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/sign-in',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'accept-language': accepted
        },
        payload: new URLSearchParams({ authToken: TOKEN }).toString()
      })
      t.match(reply.headers, { location: '/' })
    }
    const headers = { authorization: `ShopifyAdmin ${TOKEN}` }
    const language = async () => {
      const reply = await app.inject({ url: '/api/v1/getSelectLanguage', headers })
      return reply.json<{ language: string }>().language
    }

    await signIn('eo, fr-CA;q=0.9, en;q=0.8')
    t.equal(await language(), 'fr')
    await signIn('de')
    t.equal(await language(), 'ge')
    const chosen = await app.inject({
      method: 'POST',
      url: '/api/v1/updateLanguage',
      headers,
      payload: { Language: 'pl' }
    })
    t.equal(chosen.json<{ msg: string }>().msg, messagesFor('pl').replies.languageSaved())
    await signIn('de')
    t.equal(await language(), 'pl', 'the choice is kept')
  }
)

t.test(
  'signing in changes the language only if the merchant has chosen none §13.8.2',
  async (t) => {
    const { app, shopId } = await startApp(t)
    const languageAfter = async (language: string, is_language_chosen: 0 | 1) => {
      const shops = app.db.updateTable('shop').set({ language: 'en', is_language_chosen })
      await shops.where('id', '=', shopId).execute()
      const headers = { 'accept-language': language }
      await app.inject({ method: 'POST', url: '/sign-in', headers, payload: { authToken: TOKEN } })
      return (await app.db.selectFrom('shop').select('language').executeTakeFirstOrThrow()).language
    }
    t.equal(await languageAfter('de', 0), 'ge')
    t.equal(await languageAfter('de', 1), 'en')
    t.equal(await languageAfter('xx', 0), 'en')
  }
)
