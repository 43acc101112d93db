import t from 'tap'
import { startApp } from '../../support/app.ts'

const TEXTS = {
  switch: 1,
  product: 2,
  collection: 0,
  blogs: 1,
  product_rule: '%product_title%',
  collection_rule: '',
  blogs_rule: '%blog_title%'
}
const DRAFT = {
  image_opt: { product: 1, collection: 0, blogs: 1 },
  alt_text: { ...TEXTS, blank_replace: 0 },
  file_name: TEXTS
}

t.test(
  'the guide can be postponed, resumed, finished and started again §4.4.6 §13.4.11',
  async (t) => {
    const { app, merchant, shopId } = await startApp(t)
    const save = (body: object) => merchant.post('/api/v1/saveNewGuideCfg', body)
    const kept = () =>
      app.db.selectFrom('guide').selectAll().where('shop_id', '=', shopId).executeTakeFirstOrThrow()
    const isOpen = async () =>
      (await merchant.get('/api/v1/getUserSelectData')).body.data.new_guide_status as number

    t.equal(await isOpen(), 1, 'a new shop has not seen the guide')
    t.match(await save({ step: 3, settings: DRAFT }), { status: 200, body: { code: '200' } })
    t.match(await kept(), { state: 'begun', step: 3 })
    t.strictSame(JSON.parse((await kept()).draft ?? ''), DRAFT)
    const more = {
      ...DRAFT,
      image_opt: { ...DRAFT.image_opt, other: 'x'.repeat(100_000) },
      other: 1
    }
    await save({ step: 3, settings: more })
    t.strictSame(
      JSON.parse((await kept()).draft ?? ''),
      DRAFT,
      'fields that the guide does not know are not stored'
    )

    await save({ is_left: 1 })
    t.match(await kept(), { state: 'left', step: 3 }, 'the choices are kept')
    t.equal(await isOpen(), 1)

    await save({ new_guide_status: 0 })
    t.match(await kept(), { state: 'done', step: 6, draft: null })
    t.equal(await isOpen(), 0)
    await save({ step: 2, settings: DRAFT })
    t.equal(await isOpen(), 0, 'the guide stays finished during another visit')

    await save({ new_guide_status: 1 })
    t.match(await kept(), { state: 'begun', step: 1 })
    t.equal(await isOpen(), 1)
  }
)

t.test('an invalid step or draft is refused with the name of the field §4.4.6', async (t) => {
  const { merchant } = await startApp(t)
  for (const [body, field] of [
    [{ step: 0 }, /step/],
    [{ step: 7 }, /step/],
    [{ step: 2.5 }, /step/],
    [{ new_guide_status: 2 }, /new_guide_status/],
    [{ settings: { ...DRAFT, image_opt: { product: 3, collection: 0, blogs: 0 } } }, /product/],
    [{ settings: { ...DRAFT, alt_text: { ...TEXTS, product_rule: 'x'.repeat(1001) } } }, /alt_text/]
  ] as const) {
    const { status, body: reply } = await merchant.post('/api/v1/saveNewGuideCfg', body)
    t.equal(status, 400)
    t.match(reply.msg, field)
  }
})
