import t from 'tap'
import { locales } from '../locales/codes.ts'
import { messagesFor, rawMessagesFor } from '../locales/messages.ts'

/** The percentage and the time that the usual messages promise, in the notation of every language. */
const CLAIMS = [/80[\s\u00a0]?%|%80/, /200\D{1,12}300/]

/**
 * Returns all messages that appear on pages, that is, all but those of the command line and the strict ones
 * themselves.
 */
function onPages(language: string, isStrict: boolean): string[] {
  const { cli: _, strict: __, ...sections } = rawMessagesFor(language, isStrict)
  return JSON.stringify(sections).match(/"(?:[^"\\]|\\.)*"/g) ?? []
}

t.test(
  'with strict rules no message in any language promises the usual 80 % or 200 to 300 ms §12.7.2 §16.8',
  (t) => {
    for (const language of locales)
      for (const claim of CLAIMS) {
        const says = (isStrict: boolean) =>
          onPages(language, isStrict).filter((one) => claim.test(one))
        t.ok(says(false).length > 0, `${language} says ${claim}`)
        t.strictSame(says(true), [], `${language} makes no such promise under strict rules`)
      }
    t.end()
  }
)

t.test('strict rules change only messages that promise something §16.1', (t) => {
  const usual = messagesFor('en')
  const strict = messagesFor('en', true)
  t.match(usual.speed.faq.scoreAnswer(), /200 to 300 ms sooner/)
  t.match(strict.speed.faq.scoreAnswer(), /^No\. .*scores stay the same/)
  t.match(strict.speed.up.line(), /Speed test scores stay the same\.$/)
  t.equal(strict.compression.pngToJpgLine(), strict.uploads.pngToJpgLine())
  t.equal(strict.guidance.welcome.title(), usual.guidance.welcome.title())
  t.equal(
    strict.speed.opportunities.line({ device: 'Mobile' }),
    'Findings and estimates for visitors on Mobile.'
  )
  t.end()
})
