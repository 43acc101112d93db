import type { TranslationFunctions } from '../../locales/i18n-types.ts'

const QUESTIONS = ['score', 'order', 'data', 'vary', 'cost'] as const

/** Frequent questions about the score, with their answers. */
export function Questions({ t: { faq: t } }: { t: TranslationFunctions['speed'] }) {
  return (
    <section className="card faq" aria-labelledby="faq-title">
      <div className="card-body">
        <h2 id="faq-title">{t.title()}</h2>
        {QUESTIONS.map((name) => (
          <details key={name} name="faq">
            <summary>{t[`${name}Question`]()}</summary>
            <p>{t[`${name}Answer`]()}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
