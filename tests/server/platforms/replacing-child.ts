/** Replaces pictures endlessly, under changing names, until it is killed. See local-crash.test.ts. */
import { createLocalStore } from '../../../server/platforms/local/store/local-store.ts'
import { listAll, replace } from './conformance-support.ts'
import { contentFor } from './crash-content.ts'
import { openDatabase } from './local-store-support.ts'

const [database = '', directory = ''] = process.argv.slice(2)
const store = createLocalStore({ db: await openDatabase(database), shopId: 1, directory })
const [product] = await listAll(store, 'product')
process.stdout.write('replacing\n')
for (;;) {
  await Promise.all(
    (product?.images ?? []).map(async ({ id, alt }) => {
      await replace(store, id, contentFor(alt, 'jpg'), `${alt}.jpg`)
      await replace(store, id, contentFor(alt, 'png'), `${alt}.png`)
    })
  )
}
