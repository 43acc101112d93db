import t from 'tap'
import { qualityLabelOf } from '../../islands/compare/quality-label.ts'
import {
  formatCount,
  formatDate,
  formatPercent,
  formatRatio,
  formatSize,
  formatWhen,
  quotaTone,
  sizeParts
} from '../../islands/lib/formats.ts'
import { bandOf } from '../../islands/speed/bands.ts'
import { messagesFor } from '../../locales/messages.ts'

const en = { locale: 'en', timeZone: 'UTC' }
const de = { locale: 'de', timeZone: 'Europe/Berlin' }
const NBSP = '\u00a0'

t.test(
  'sizes below 1 MB are in KB, sizes below 1 GB in MB, and larger ones in GB, with two decimals §13.9.1',
  async (t) => {
    const cases: [number, string][] = [
      [0, '0.00 KB'],
      [982 * 1024, '982.00 KB'],
      [954_204, '931.84 KB'],
      [1024 * 1024 - 1, '1,024.00 KB'],
      [1024 * 1024, '1.00 MB'],
      [3_586_129, '3.42 MB'],
      [1024 ** 3, '1.00 GB'],
      [5_000 * 1024 ** 3, '5,000.00 GB']
    ]
    for (const [bytes, text] of cases) t.equal(formatSize(bytes, en), text.replace(' ', NBSP))
    t.equal(formatSize(954_204, de), `931,84${NBSP}KB`)
    t.equal(formatSize(954_204, { ...en, locale: 'fr' }), `931,84${NBSP}ko`, 'as French writes it')
    t.equal(formatSize(3_586_129, { ...en, locale: 'fi' }), `3,42${NBSP}Mt`, 'as Finnish writes it')
    t.same(sizeParts(3_586_129, en), { number: '3.42', unit: 'MB' })
  }
)

t.test('an image that grew shows a readable negative saving', async (t) => {
  t.equal(formatSize(-2048, en), `-2.00${NBSP}KB`)
})

t.test('ratios have two decimals and counts are grouped as in each language §13.9.1', async (t) => {
  t.equal(formatRatio(73.39, en), '73.39%')
  t.equal(formatRatio(0, en), '0.00%')
  t.equal(formatRatio(73.39, de), `73,39${NBSP}%`)
  t.equal(formatCount(1204, en), '1,204')
  t.equal(formatCount(1204, de), '1.204')
})

t.test('a run shows 100% only when everything is done', async (t) => {
  t.equal(formatPercent(99.9, en), '99%')
  t.equal(formatPercent(100, en), '100%')
})

t.test(
  'a time is relative for 48 hours, and then a date in the shop’s time zone §13.9.1',
  async (t) => {
    const now = Date.parse('2026-11-20T23:30:00.000Z')
    t.equal(formatWhen('2026-11-20T23:29:50.000Z', now, en), 'now')
    t.equal(formatWhen('2026-11-20T23:30:10.000Z', now, en), 'now', 'the clock is ahead')
    t.match(formatWhen('2026-11-20T23:28:00.000Z', now, en), /^2 min/)
    t.match(formatWhen('2026-11-20T22:00:00.000Z', now, en), /^1 h/)
    t.equal(formatWhen('2026-11-19T20:00:00.000Z', now, en), 'yesterday')
    t.equal(formatWhen('2026-11-18T23:30:00.000Z', now, en), 'Nov 18, 2026')
    t.equal(formatDate('2026-11-20T23:30:00.000Z', en), 'Nov 20, 2026')
    t.equal(formatDate('2026-11-20T23:30:00.000Z', de), '21.11.2026')
  }
)

t.test('the quota is shown in red once 80% of it is used §7.1.5', async (t) => {
  t.same([79.9, 80, 100].map(quotaTone), ['accent', 'bad', 'bad'])
})

t.test('a thousand dates share one formatter, because each would take 26 KB', async (t) => {
  const { DateTimeFormat } = Intl
  let made = 0
  t.teardown(() => Object.assign(Intl, { DateTimeFormat }))
  Object.assign(Intl, {
    DateTimeFormat: function Counted(locale: string, options: Intl.DateTimeFormatOptions) {
      made++
      return new DateTimeFormat(locale, options)
    }
  })
  const inTokyo = { locale: 'ja', timeZone: 'Asia/Tokyo' }
  const days = Array.from({ length: 1000 }, (_, day) => new Date(day * 86_400_000).toISOString())
  t.equal(new Set(days.map((day) => formatDate(day, inTokyo))).size, 1000)
  t.equal(made, 1)
  const zones = Intl.supportedValuesOf('timeZone').slice(0, 300)
  const near = new Set(zones.map((timeZone) => formatDate(days[1] ?? '', { ...en, timeZone })))
  t.strictSame(near, new Set(['Jan 1, 1970', 'Jan 2, 1970']), 'each time zone has its own')
})

t.test(
  'the gauge of each device changes its colour at its own scores §12.5.5 §12.5.6',
  async (t) => {
    const bands = (device: 'pc' | 'mb', scores: number[]) =>
      scores.map((score) => bandOf(score, device))
    const colours = ['bad', 'bad', 'warn', 'warn', 'good', 'good']
    t.same(bands('pc', [0, 49, 50, 74, 75, 100]), colours)
    t.same(bands('mb', [0, 39, 40, 59, 60, 100]), colours)
  }
)

t.test('the words for the quality of a result follow its score §7.6.3', async (t) => {
  const { compare } = messagesFor('en')
  const words: [score: number, words: RegExp][] = [
    [100, /^Identical/],
    [99.9, /^Looks identical/],
    [90, /^Looks identical/],
    [89.9, /^Excellent/],
    [80, /^Excellent/],
    [79.9, /^Very good/],
    [70, /^Very good/],
    [69.9, /^Good/],
    [60, /^Good/],
    [59.9, /^Changes can be seen/]
  ]
  for (const [score, expected] of words)
    t.match(qualityLabelOf({ score }, { compare } as never), expected, String(score))
  t.equal(qualityLabelOf({ score: null }, { compare } as never), '')
})
