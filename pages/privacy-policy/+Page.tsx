import type { PageContextServer } from 'vike/types'
import { formatCount, formatDate } from '../../islands/lib/formats.ts'
import { bcp47 } from '../../locales/bcp-47.ts'
import { sectionsOf } from './sections.ts'

/** When the policy last changed. Update this with every change to the text of the policy. */
const UPDATED_AT = '2026-11-21T00:00:00.000Z'

export default function Page({ context }: { context: PageContextServer }) {
  const { messages, language, needs } = context
  const { privacy: t } = messages
  const localeContext = { locale: bcp47(language), timeZone: 'UTC' }
  const days = formatCount(needs.retentionDays, localeContext)
  const sections = sectionsOf(t, days, needs.supportEmail)
  return (
    <article className="reading">
      <h1>{t.title()}</h1>
      <p className="muted">{t.updated({ date: formatDate(UPDATED_AT, localeContext) })}</p>
      <p>{t.intro()}</p>
      <nav aria-label={t.contents()}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, lines = [], list = [], after = [] }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {list.length > 0 && (
            <ul>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {after.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
