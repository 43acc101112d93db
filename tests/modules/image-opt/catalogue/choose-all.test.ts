import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { chooseAll, untilDone } from '../../../support/runs.ts'
import { jpeg, put } from '../../../support/shop.ts'

const LIST = '/api/v2/image-opt/getManualImagesData?page_type=1&data_type=1'
const IDS = '/api/v2/image-opt/getManualIds?data_type=1'

t.test(
  'all matching items can be selected at once, and the list can leave out optimised items §4.3.9 §6.3.4',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    const picture = await jpeg(1)
    for (let product = 10; product < 35; product++)
      put(storeDir, {
        [`products/mug-${product}/a.jpg`]: picture,
        [`products/mug-${product}/b.jpg`]: picture
      })
    put(storeDir, { 'products/cup/a.jpg': picture })
    const { body: list } = await merchant.get(LIST)
    t.equal(list.data.total, 26)
    const { body: all } = await merchant.get(IDS)
    t.equal(all.data.length, 26, 'more than one page')
    t.equal(
      all.data.reduce((sum: number, { images }: { images: number }) => sum + images, 0),
      51
    )
    t.equal((await merchant.get(`${IDS}&title=cup`)).body.data.length, 1)

    const items = await chooseAll(merchant)
    const [done, excluded] = [items.slice(0, 3), items.slice(3, 4)]
    await merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list: done,
      re_opt_type: '',
      page_type: 1
    })
    await untilDone(merchant)
    await merchant.post('/api/v2/image-opt/setExclusion', {
      data_type: 1,
      data_list: excluded,
      is_excluded: 1
    })
    const open = await merchant.get(`${LIST}&is_open=1&page=3`)
    t.equal(open.body.data.total, 23)
    t.equal(open.body.data.data.length, 3, 'the last page')
    const { body: rest } = await merchant.get(`${IDS}&is_open=1`)
    t.equal(rest.data.length, 22, 'excluded items cannot be selected')
    t.equal((await merchant.get(`${IDS}&is_open=2`)).status, 400)
  }
)
