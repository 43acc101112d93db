import { globSync, readFileSync } from 'node:fs'
import t from 'tap'

/**
 * Files that show the error on the page as well as in a toast, so they need not call showError. Each pattern matches
 * the code that shows the error on the page.
 */
const SAID_ELSEWHERE: Record<string, RegExp> = {
  'islands/detail/use-image-actions.ts': /setRefusal\(/,
  'islands/manual/use-start.ts': /setRefusal\(/,
  'islands/speed/use-speed.ts': /setSpeed\(\{.*reason: message/,
  'islands/wizard/use-finish.ts': /setRefusal\(/
}

t.test('code that shows an error only in a toast calls showError §13.6.1', (t) => {
  const files = globSync('islands/**/*.{ts,tsx}')
    .filter((path) => !path.startsWith('islands/ui/toast/'))
    .filter((path) => /notify\([^\n]*'bad'\)/.test(readFileSync(path, 'utf8')))
    .sort()
  t.strictSame(files, Object.keys(SAID_ELSEWHERE).sort())
  for (const path of files) t.match(readFileSync(path, 'utf8'), SAID_ELSEWHERE[path], path)
  t.end()
})
