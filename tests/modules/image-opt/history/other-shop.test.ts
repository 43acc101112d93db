import t from 'tap'
import { hashOf } from '../../../../modules/auth/index.ts'
import { addAccessToken } from '../../../../modules/auth/sql-tokens.ts'
import { addShop } from '../../../support/add-shop.ts'
import { merchantOf, startApp } from '../../../support/app.ts'
import { historyOf, optimiseAll } from '../../../support/runs.ts'
import { putProducts } from '../../../support/shop.ts'

t.test('a shop can neither see nor change anything of another shop', async (t) => {
  const { app, merchant, storeDir, clock } = await startApp(t)
  await putProducts(storeDir, 1)
  await optimiseAll(merchant)
  const [mine] = await historyOf(merchant)

  const now = clock.now().toISOString()
  const id = await addShop(app.db)
  const token = 'another-token-of-thirty-two-characters!'
  await addAccessToken(app.db, { hash: hashOf(token), shopId: id, expiresAt: null }, now)
  const other = merchantOf(app, token)

  t.strictSame(await historyOf(other), [])
  t.match((await other.get('/api/v2/image-opt/getImgOptTotal')).body.total, { opt_num: 0 })
  t.match(
    (await other.get(`/api/v2/image-opt/getProductImagesData?prod_id=${mine.id}`)).body.data,
    { total: 0 }
  )
  const data_list = [{ data_id: mine.id }]
  t.match(await other.post('/api/v2/image-opt/restore', { data_type: 1, data_list }), {
    status: 422
  })
  const opt_id = mine.opt_id
  t.match(await other.post('/api/v2/image-opt/updateIsDownload', { opt_id }), { status: 404 })
})
