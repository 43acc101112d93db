import t from 'tap'
import { findSlowness } from './support/linear.ts'
import { sourcePatterns } from './support/source-patterns.ts'

const { literals, made } = sourcePatterns()

/*
 * The server has one thread, so a pattern that takes quadratic time stops the server for every shop. One message with
 * 300,000 spaces is enough. Such patterns are not allowed anywhere, because any pattern might later be applied to
 * input.
 */
t.test('no regular expression in the source takes more than linear time', async (t) => {
  t.ok(literals.length > 100, 'the patterns were found')
  const slow = literals.flatMap((pattern) => {
    const slowness = findSlowness(pattern)
    return slowness === undefined ? [] : [`${pattern.at} /${pattern.source}/: ${slowness}`]
  })
  t.strictSame(slow, [])
})

t.test('no regular expression is built from text', async (t) => {
  t.strictSame(made, [])
})

t.test('the check reports patterns that are not linear, and no others', async (t) => {
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
    // Each search is short, but one begins at every character.
    ['"(?:[^"\\\\]|\\\\.)*"|[^"]', 'gs']
  ]
  for (const [source, flags = ''] of slow)
    t.ok(findSlowness({ source, flags }), `/${source}/${flags}`)
  for (const source of ['^\\s*<', '\\s+', '\\.[^.]*$', '^[a-z0-9][a-z0-9-]*\\.example$'])
    t.equal(findSlowness({ source, flags: 'g' }), undefined, `/${source}/`)
})
