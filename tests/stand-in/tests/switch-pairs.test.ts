import t from 'tap'
import { pairsOfSettings, pairwiseSwitches } from '../switch-pairs.ts'
import { DEFAULT_SWITCHES, OTHER_SWITCHES, SWITCHES, type Switches } from '../switches.ts'

t.test(
  'at most sixteen rows of switches contain every pair of values of two different switches',
  async (t) => {
    const rows = pairwiseSwitches()
    const pairs = pairsOfSettings()
    t.ok(pairs.length > 200)
    const has = (row: Switches, [name, value]: [string, string]) =>
      row[name as keyof Switches] === value
    t.same(
      pairs.filter(([one, other]) => !rows.some((row) => has(row, one) && has(row, other))),
      []
    )
    t.ok(rows.length <= 16, `${rows.length} rows`)
    for (const row of rows) t.same(Object.keys(row).sort(), Object.keys(SWITCHES).sort())
  }
)

t.test(
  'the default of each switch is its first value, and OTHER_SWITCHES has a different value for each',
  async (t) => {
    const entries = Object.entries<readonly string[]>(SWITCHES) as [keyof Switches, string[]][]
    for (const [name, values] of entries) {
      t.equal(DEFAULT_SWITCHES[name], values[0], name)
      t.not(OTHER_SWITCHES[name], values[0], name)
      t.ok(values.includes(OTHER_SWITCHES[name]), name)
    }
  }
)
