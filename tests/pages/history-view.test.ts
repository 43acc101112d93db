import t from 'tap'
import { addressOf, firstView, readView } from '../../islands/history/view.ts'
import { pagesOf } from '../../modules/image-opt/contract.ts'

t.test(
  'the view of the history is written to the address and read from it §7.2.1 §7.2.3',
  async (t) => {
    t.equal(addressOf(firstView(1)), '/image_optimisation')
    const view = { tab: 3, page: 4, pageSize: 50, search: 'mug & co', sort: 'saved' } as const
    const address = new URL(addressOf(view), 'http://page')
    t.same(readView(Object.fromEntries(address.searchParams)), view)
  }
)

t.test('an invalid address shows the first page of the first tab §7.2.3', async (t) => {
  const cases = [
    { tab: '5', page: '0', size: '11', sort: 'size' },
    { tab: '-1', page: '1.5', size: '' },
    { tab: 'x', page: 'Infinity', size: '1e9' },
    {}
  ]
  for (const search of cases) t.same(readView(search), firstView(1))
  t.equal(readView({ title: 'x'.repeat(500) }).search.length, 200)
})

t.test('a history has at least one page, even if it is empty §7.2.4', async (t) => {
  t.same([pagesOf(0, 10), pagesOf(10, 10), pagesOf(11, 10)], [1, 1, 2])
})
