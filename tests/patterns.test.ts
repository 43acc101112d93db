import t from 'tap'
import { findSlowness } from './support/linear.ts'
import { sourcePatterns } from './support/source-patterns.ts'

t.setTimeout(600_000)

const { literals, made } = sourcePatterns()

/*
 * The server has one thread: a pattern that takes quadratic time stops it for every shop, by one message with
 * 300,000 spaces in it. So none is allowed, wherever it stands; where it runs on input changes more easily.
 */
t.test('no regular expression of the source takes more than linear time', async (t) => {
  t.ok(literals.length > 100, 'the patterns were found at all')
  const slow = literals.flatMap((pattern) => {
    const slowness = findSlowness(pattern)
    return slowness === undefined ? [] : [`${pattern.at} /${pattern.source}/: ${slowness}`]
  })
  t.strictSame(slow, [])
})

t.test('no regular expression is made of a text', async (t) => {
  t.strictSame(made, [])
})

t.test('a pattern that is not linear would be noticed, and one that is would not', async (t) => {
  const slow: [source: string, flags?: string][] = [
    ['\\s+$'],
    ['^[\\s\\u200b]+|[\\s\\u200b]+$', 'g'],
    ['(.)\\/+$'],
    ['\\?.*$'],
    ['x*y'],
    ['\\d+-\\d+'],
    ['^\\s*\\s*x'],
    ['(a+)+$'],
    ['^(a|a)*$'],
    ['^(a|ab|b)*c$'],
    ['^read_(a|a)*$'],
    // One search ends at once, and the next ones begin all over.
    ['"(?:[^"\\\\]|\\\\.)*"|[^"]', 'gs']
  ]
  for (const [source, flags = ''] of slow)
    t.ok(findSlowness({ source, flags }), `/${source}/${flags}`)
  for (const source of ['^\\s*<', '\\s+', '\\.[^.]*$', '^[a-z0-9][a-z0-9-]*\\.example$'])
    t.equal(findSlowness({ source, flags: 'g' }), undefined, `/${source}/`)
})
