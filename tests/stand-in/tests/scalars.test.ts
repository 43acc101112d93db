import t from 'tap'
import { dateText, SCALARS } from '../admin/scalars.ts'

const GOOD: [keyof typeof SCALARS, unknown, unknown][] = [
  ['ID', 'gid://shopify/Product/1', 'gid://shopify/Product/1'],
  [
    'ID',
    'gid://shopify/AppSubscriptionLineItem/1?v=1&index=1',
    'gid://shopify/AppSubscriptionLineItem/1?v=1&index=1'
  ],
  ['DateTime', '2026-11-20T10:00:00Z', Date.UTC(2026, 10, 20, 10)],
  ['DateTime', '2026-11-20T12:00:00+02:00', Date.UTC(2026, 10, 20, 10)],
  ['URL', 'https://cdn.shopify.com/a.png?v=1', 'https://cdn.shopify.com/a.png?v=1'],
  ['Decimal', '4.99', '4.99'],
  ['Money', '349.00', '349.00'],
  ['UnsignedInt64', '18446744073709551615', '18446744073709551615'],
  ['UnsignedInt64', '0', '0']
]

const BAD: [keyof typeof SCALARS, unknown][] = [
  ['ID', ''],
  ['ID', '123'],
  ['ID', 123],
  ['ID', 'gid://other/Product/1'],
  ['ID', 'gid://shopify/Product/'],
  ['DateTime', 'yesterday'],
  ['DateTime', '2026-13-01T00:00:00Z'],
  ['DateTime', 1_795_000_000],
  ['URL', 'example.com/a.png'],
  ['URL', ''],
  ['URL', 1],
  ['Decimal', 4.99],
  ['Decimal', '4,99'],
  ['Decimal', '1e3'],
  ['Money', 349],
  ['Money', ''],
  ['UnsignedInt64', 0],
  ['UnsignedInt64', '-1'],
  ['UnsignedInt64', '1.5'],
  ['UnsignedInt64', '18446744073709551616'],
  ['HTML', 5]
]

t.test('each scalar accepts valid values', async (t) => {
  for (const [name, given, taken] of GOOD)
    t.equal(SCALARS[name].coerceInputValue(given), taken, `${name} ${JSON.stringify(given)}`)
})

t.test('each scalar refuses invalid values', async (t) => {
  for (const [name, given] of BAD)
    t.throws(() => SCALARS[name].coerceInputValue(given), `${name} ${JSON.stringify(given)}`)
})

t.test('dates have no milliseconds, and large counts are strings', async (t) => {
  t.equal(dateText(Date.UTC(2026, 10, 20, 10)), '2026-11-20T10:00:00Z')
  t.equal(SCALARS.UnsignedInt64.coerceOutputValue(1650), '1650')
  t.equal(SCALARS.ID.coerceOutputValue('gid://shopify/Product/1'), 'gid://shopify/Product/1')
})
