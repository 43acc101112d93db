import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { historyOf, optimiseAll } from '../../../support/runs.ts'
import { jpeg, put } from '../../../support/shop.ts'

t.test('a download has no name that reads like another, and its link no other form', async (t) => {
  const { app, merchant, storeDir } = await startApp(t)
  // The mark makes the name read like 'mug-exe.jpg'.
  put(storeDir, { 'products/mug/mug-\u202egpj.jpg': await jpeg(1) })
  await optimiseAll(merchant)
  const [{ image }] = await historyOf(merchant)
  const link = image.download_path as string
  const download = await app.inject(link)
  t.equal(download.statusCode, 200)
  t.equal(download.headers['content-disposition'], 'attachment; filename=mug-gpj.jpg')
  for (const ending of ['.x', '.', `.${link.split('.')[1]}`])
    t.equal((await app.inject(link + ending)).statusCode, 404, ending)
})
