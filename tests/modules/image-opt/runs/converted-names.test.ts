import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { startApp } from '../../../support/app.ts'
import { optimiseAll, restoreAll } from '../../../support/runs.ts'
import { hashesOf, jpeg, png, put } from '../../../support/shop.ts'

const IMAGES = ['red.png', 'red.PNG', 'red.jpg', 'red-1.jpg', 'blue.png']

/**
 * Runs over a product with two PNGs that would both become 'red.jpg'. The first run leaves out every picture smaller
 * than `belowBytes`. Returns the name that each got by the end of the second.
 */
async function namesAfter(t: Test, sides: [first: number, second: number], belowBytes: number) {
  const { merchant, storeDir } = await startApp(t, { env: { BILLING: 'off' } })
  const folder = join(storeDir, 'products/red')
  const images = IMAGES.map((file) => ({ file, alt: file }))
  put(storeDir, {
    'products/red/product.json': JSON.stringify({ title: 'Red', images }),
    'products/red/red.png': await png(1, sides[0], sides[0]),
    'products/red/red.PNG': await png(2, sides[1], sides[1]),
    'products/red/red.jpg': await jpeg(3),
    'products/red/red-1.jpg': await jpeg(4),
    'products/red/blue.png': await png(5)
  })
  const before = hashesOf(storeDir)
  const only = { exclusions: { below_bytes: belowBytes } }
  await merchant.post('/api/v2/image-opt/saveSettings', only)
  await optimiseAll(merchant)
  const between = readdirSync(folder)
  await merchant.post('/api/v2/image-opt/saveSettings', { exclusions: { below_bytes: 0 } })
  await optimiseAll(merchant)
  const names = readdirSync(folder).sort()
  await restoreAll(merchant)
  t.strictSame(hashesOf(storeDir), before, 'each gets its bytes and its name back')
  return { between, names }
}

t.test(
  'two PNGs that would get one name as JPGs get the same names whichever is finished first §5.5.4',
  async (t) => {
    const expected = ['blue.jpg', 'product.json', 'red-1.jpg', 'red-2.jpg', 'red-3.jpg', 'red.jpg']
    const together = await namesAfter(t, [160, 160], 0)
    t.strictSame(together.names, expected)
    const upperFirst = await namesAfter(t, [160, 400], 100_000)
    t.ok(upperFirst.between.includes('red.png'), 'the first waits')
    t.ok(upperFirst.between.includes('red-3.jpg'), 'the second has its name already')
    t.strictSame(upperFirst.names, expected)
    const lowerFirst = await namesAfter(t, [400, 160], 100_000)
    t.ok(lowerFirst.between.includes('red.PNG') && lowerFirst.between.includes('red-2.jpg'))
    t.strictSame(lowerFirst.names, expected)
  }
)
