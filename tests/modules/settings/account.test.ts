import t from 'tap'
import { startApp } from '../../support/app.ts'
import { optimiseAll, restoreAll } from '../../support/runs.ts'
import { putProducts } from '../../support/shop.ts'

t.test('the account call returns the shop’s details §4.4.1–4.4.3', async (t) => {
  const { merchant, shopId } = await startApp(t)
  t.match(await merchant.get('/api/v1/getSettingInfo'), {
    status: 200,
    body: {
      code: '200',
      data: {
        shop_owner: 'harbor-goods.local',
        email: 'owner@example.com',
        name: 'Harbor Goods',
        user_id: String(shopId),
        shop_level: 0,
        shopify_level: 0,
        review: 0,
        shopname: 'Harbor Goods',
        language: 'en',
        is_old: 1,
        review_tips: 0,
        app_switch: { extra_adver: 0 },
        new_guide_status: 1
      }
    }
  })
  t.match((await merchant.get('/api/v1/getThisUserEmail')).body, {
    code: '200',
    data: { email: 'owner@example.com', name: 'Harbor Goods' }
  })
  t.match((await merchant.get('/api/v1/getUserSelectData')).body, {
    code: '200',
    data: { language: 'en', new_guide_status: 1, review_tips: 0, app_switch: { extra_adver: 0 } }
  })
})

t.test('an operator can restrict a shop to the smaller set of pages §1.3.2', async (t) => {
  const { merchant } = await startApp(t, { env: { FULL_FEATURES: 'off' } })
  t.equal((await merchant.get('/api/v1/getSettingInfo')).body.data.is_old, 0)
})

t.test('only languages with translations can be chosen §4.1.2 §4.4.4 §4.4.5 §13.8.1', async (t) => {
  const { merchant, app } = await startApp(t)
  const update = (Language: unknown) => merchant.post('/api/v1/updateLanguage', { Language })
  t.match(await update('en'), { status: 200, body: { code: 200, msg: 'Language saved' } })
  t.strictSame((await merchant.get('/api/v1/getSelectLanguage')).body, {
    code: 200,
    language: 'en'
  })
  t.match(await update('de'), { status: 200 }, 'Shopify’s code')
  t.match(await update('id'), { status: 200 })
  t.equal((await merchant.get('/api/v1/getSelectLanguage')).body.language, 'in', 'Indonesian')
  t.match(await update('en'), { status: 200 })
  t.match(await update('tlh'), {
    status: 422,
    body: { code: '422', msg: /'tlh' is not available/ }
  })
  t.match(await update(''), { status: 422 })
  t.match(await update(['en']), { status: 400 })
  const shop = await app.db.selectFrom('shop').selectAll().executeTakeFirstOrThrow()
  t.match(shop, { language: 'en', is_language_chosen: 1 })
})

t.test(
  'a rating is requested after the first run, and never again once answered §4.4.7 §14.2.1',
  async (t) => {
    const { merchant, storeDir, app } = await startApp(t)
    await putProducts(storeDir, 2)
    const isAsked = async () =>
      (await merchant.get('/api/v1/getSettingInfo')).body.data.review_tips as number
    t.equal(await isAsked(), 0, 'no rating is requested yet')
    await optimiseAll(merchant)
    t.equal(await isAsked(), 1)
    for (const score of [-1, 6, 2.5, '3', undefined])
      t.equal(
        (await merchant.post('/api/v1/reviewTipsClick', { score })).status,
        400,
        String(score)
      )
    t.equal(await isAsked(), 1, 'a refused answer does not count')

    t.match(await merchant.post('/api/v1/reviewTipsClick', { score: 4 }), {
      status: 200,
      body: { code: '200', msg: 'Thank you for your rating.' }
    })
    t.equal(await isAsked(), 0)
    t.equal((await merchant.get('/api/v1/getSettingInfo')).body.data.review, 1)
    await restoreAll(merchant)
    await optimiseAll(merchant)
    t.equal(await isAsked(), 0)

    const dismissed = await merchant.post('/api/v1/reviewTipsClick', { score: 0 })
    t.match(dismissed, { status: 200, body: { msg: '' } })
    t.equal((await merchant.get('/api/v1/getSettingInfo')).body.data.review, 0)
    t.match(await app.db.selectFrom('shop_setting').selectAll().execute(), [{ review_score: 0 }])
  }
)

t.test(
  'a dismissed advert stays dismissed, and a call that sets an unknown switch is refused §4.3.25 §13.7.2 §14.3.4',
  async (t) => {
    const { merchant } = await startApp(t)
    const close = { name: 'extra_adver', type: 'param', st: 1, exp: 0 }
    t.match(await merchant.post('/api/v2/setting/saveAppSwitch', close), {
      status: 200,
      body: { ack: 1 }
    })
    const { body } = await merchant.get('/api/v1/getSettingInfo')
    t.equal(body.data.app_switch.extra_adver, 1)
    const unknown = await merchant.post('/api/v2/setting/saveAppSwitch', {
      ...close,
      name: 'is_god'
    })
    t.match(unknown, { status: 422, body: { ack: 0, message: /'is_god'/ } })
    const wrong = await merchant.post('/api/v2/setting/saveAppSwitch', { ...close, st: 2 })
    t.equal(wrong.status, 400)
  }
)

t.test('clicks are counted by name and day §2.6.11 §4.4.8', async (t) => {
  const { merchant, app, clock } = await startApp(t)
  const press = (name: string) => merchant.post('/api/v1/updateCustomerClick', { name, path: '/' })
  await Promise.all([press('compare'), press('compare')])
  await press('upgrade')
  clock.forward(24 * 60 * 60_000)
  await press('compare')
  const counts = await app.db.selectFrom('click_count').selectAll().orderBy('day').execute()
  t.strictSame(
    counts.map(({ name, day, count }) => [name, day, count]),
    [
      ['compare', '2026-11-21', 2],
      ['upgrade', '2026-11-21', 1],
      ['compare', '2026-11-22', 1]
    ]
  )
  t.equal((await press('')).status, 400)
  t.equal((await press('x'.repeat(65))).status, 400)
  for (let name = 1; name < 200; name += 1) t.equal((await press(`name ${name}`)).status, 200)
  t.equal((await press('one too many')).status, 429, 'a script cannot fill the disk')
  t.equal((await press('compare')).status, 200)
})
