import { formatCount, formatMoney, type LocaleContext } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Data } from './+data.ts'

type QuestionsProps = {
  localeContext: LocaleContext
  messages: TranslationFunctions
  block: Data['block']
}

export function Questions({ localeContext, messages: { pricingPage: t }, block }: QuestionsProps) {
  const { questions: q } = t
  const price = formatMoney(block.price, localeContext)
  const images = formatCount(block.images, localeContext)
  const all = [
    [q.counts(), q.countsLine()],
    [q.full(), q.fullLine({ price, images })],
    [q.reset(), q.resetLine()],
    ...(block.isBilledEvery30Days ? [[q.billed(), q.billedLine()]] : []),
    [q.upgrade(), q.upgradeLine()],
    [q.downgrade(), q.downgradeLine()]
  ]
  return (
    <section className="card card-body questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{t.faq()}</h2>
      {all.map(([question, answer]) => (
        <details key={question} name="questions">
          <summary>{question}</summary>
          <p className="muted">{answer}</p>
        </details>
      ))}
    </section>
  )
}
