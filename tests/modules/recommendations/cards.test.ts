import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { setCardsFrom, setExampleCards } from '../../../modules/recommendations/commands.ts'
import { listCards } from '../../../modules/recommendations/queries.ts'
import { refreshRatings } from '../../../modules/recommendations/refresh-ratings.ts'
import { startApp } from '../../support/app.ts'
import { png } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const CALL = '/api/v2/home/getRecommendations'

const texts = (title: string) => ({ title, text: `${title} helps.`, open: 'See the app' })

t.test(
  'a shop sees the operator’s recommendation cards in its own language §4.3.29 §4.5.2',
  async (t) => {
    const { app, merchant } = await startApp(t)
    t.strictSame((await merchant.get(CALL)).body.data, [])
    const folder = temporaryFolder(t)
    writeFileSync(join(folder, 'seo.png'), await png(1, 48, 48))
    const file = join(folder, 'cards.json')
    writeFileSync(
      file,
      JSON.stringify([
        {
          name: 'seo',
          texts: { en: texts('Search'), ge: texts('Suche') },
          link: 'https://apps.example/seo',
          picture: 'seo.png',
          rating: { stars: 4.8, reviews: 1250 }
        },
        { name: 'nur-deutsch', texts: { ge: texts('Deutsch') }, link: '/main', is_free: true }
      ])
    )
    t.equal(await setCardsFrom(app.db, file), 2)
    t.strictSame((await merchant.get(CALL)).body.data, [
      {
        name: 'seo',
        ...texts('Search'),
        link: 'https://apps.example/seo',
        picture: '/recommendations/seo',
        is_free: 0,
        rating: { stars: 4.8, reviews: 1250 }
      }
    ])
    const picture = await app.inject('/recommendations/seo')
    t.equal(picture.headers['content-type'], 'image/png')
    t.same(picture.rawPayload, await png(1, 48, 48))
    t.equal((await app.inject('/recommendations/nur-deutsch')).statusCode, 404)

    await merchant.post('/api/v1/updateLanguage', { Language: 'ge' })
    const { data } = (await merchant.get(CALL)).body
    t.match(data, [{ title: 'Suche' }, { title: 'Deutsch', is_free: 1, rating: null }])
  }
)

t.test(
  'a file of cards with a mistake is refused with a reason, and the previous cards stay §14.3.1',
  async (t) => {
    const { app, merchant } = await startApp(t)
    await setExampleCards(app.db)
    const file = join(temporaryFolder(t), 'cards.json')
    const card = { name: 'one', texts: { en: texts('One') }, link: 'https://one.example' }
    for (const [content, reason] of [
      ['no JSON', /cannot be read as JSON/],
      [{ name: 'one' }, /cards\.json/],
      [[{ ...card, link: 'javascript:alert(1)' }], /\/0\/link/],
      [[{ ...card, texts: { de: texts('Eins') } }], /one has texts in de, which is no language/],
      [[{ ...card, texts: {} }], /one has no texts/],
      [[card, card], /two cards are named one/],
      [[{ ...card, picture: 'missing.png' }], /there is no picture missing\.png/],
      [[{ ...card, picture: 'cards.json' }], /cards\.json is no picture/],
      [[{ ...card, rating: { stars: 6, reviews: 1 } }], /\/0\/rating\/stars/],
      [[{ ...card, stars: 5 }], /\/0\/stars is not a field of a card/]
    ] as const) {
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
      await t.rejects(setCardsFrom(app.db, file), { name: 'UsageError', message: reason })
    }
    t.equal((await merchant.get(CALL)).body.data.length, 4)
  }
)

t.test(
  'the example card that leads to the storefront is shown only to shops of the local store §14.3.2',
  async (t) => {
    const { app } = await startApp(t)
    await setExampleCards(app.db)
    const links = async (platform: 'local' | 'shopify') =>
      (await listCards(app.db, { language: 'th', platform })).map(({ link }) => link)
    t.strictSame(await links('local'), ['/image_optimisation', '/main', '/setting', '/store'])
    t.strictSame(await links('shopify'), ['/image_optimisation', '/main', '/setting'])
  }
)

t.test(
  'the rating of a card with a rating address is read again, and a failed reading keeps the old rating §2.5.9 §14.3.1',
  async (t) => {
    const { app, merchant } = await startApp(t)
    const file = join(temporaryFolder(t), 'cards.json')
    const card = (name: string, more = {}) => ({
      name,
      texts: { en: texts(name) },
      link: 'https://apps.example',
      rating: { stars: 4, reviews: 10 },
      ...more
    })
    const at = (path: string) => ({ rating_address: `https://apps.example${path}` })
    writeFileSync(
      file,
      JSON.stringify([
        card('fixed'),
        card('fresh', at('/fresh')),
        card('odd', at('/odd')),
        card('gone', at('/gone'))
      ])
    )
    await setCardsFrom(app.db, file)
    const answers: Record<string, () => Response> = {
      '/fresh': () => Response.json({ stars: 4.9, reviews: 12, name: 'Fresh' }),
      '/odd': () => Response.json({ stars: 'many' }),
      '/gone': () => Response.json({ stars: 1, reviews: 1 }, { status: 404 })
    }
    const asked: string[] = []
    await refreshRatings(app, async (address) => {
      asked.push(address)
      return answers[new URL(address).pathname]?.() ?? Response.error()
    })
    t.equal(asked.length, 3)
    const { data } = (await merchant.get(CALL)).body
    t.match(data, [
      { name: 'fixed', rating: { stars: 4, reviews: 10 } },
      { name: 'fresh', rating: { stars: 4.9, reviews: 12 } },
      { name: 'odd', rating: { stars: 4, reviews: 10 } },
      { name: 'gone', rating: { stars: 4, reviews: 10 } }
    ])
    await t.resolves(refreshRatings(app), 'no answer at all is no failure')
  }
)
