import { globSync, readFileSync } from 'node:fs'
import t from 'tap'

/** Where an error is said on the page itself, so that a toast beside it is enough; each sets what shows it. */
const SAID_ELSEWHERE: Record<string, RegExp> = {
  'islands/Wizard.tsx': /setRefusal\(/,
  'islands/detail/use-image-actions.ts': /setRefusal\(/,
  'islands/legacy/use-legacy.ts': /setRefusal\(/,
  'islands/manual/useStart.ts': /setRefusal\(/,
  'islands/settings/use-draft.ts': /setRefusal\(/,
  'islands/speed/use-speed.ts': /setSpeed\(\{.*reason: words/
}

t.test('no error is said in a toast alone: the rest goes through complain', (t) => {
  const files = globSync('islands/**/*.{ts,tsx}')
    .filter((path) => !path.startsWith('islands/toast/'))
    .filter((path) => /notify\([^\n]*'bad'\)/.test(readFileSync(path, 'utf8')))
    .sort()
  t.strictSame(files, Object.keys(SAID_ELSEWHERE))
  for (const path of files) t.match(readFileSync(path, 'utf8'), SAID_ELSEWHERE[path], path)
  t.end()
})
