import { globSync, readFileSync } from 'node:fs'
import t from 'tap'

t.test('one function opens every transaction of the server', async (t) => {
  const openers = globSync('{server,modules,pages,migrations}/**/*.{ts,tsx}').filter((path) =>
    /\.(?:transaction|startTransaction)\(\)/.test(readFileSync(path, 'utf8'))
  )
  t.strictSame(openers, ['server/core/database/transaction.ts'], 'decision 074')
})
