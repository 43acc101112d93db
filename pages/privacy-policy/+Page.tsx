import type { PageContextServer } from 'vike/types'
import { formatCount, formatDate } from '../../islands/lib/formats.ts'
import { bcp47 } from '../../locales/bcp-47.ts'

/** When the policy last changed: update this with every change to its text. */
const UPDATED_AT = '2026-11-21T00:00:00.000Z'

export default function Page({ context }: { context: PageContextServer }) {
  const { messages, language, needs } = context
  const { privacy: t } = messages
  const localeContext = { locale: bcp47(language), timeZone: 'UTC' }
  const days = formatCount(needs.retentionDays, localeContext)
  const { collect, use, rights, keep, contact } = t
  const sections = [
    {
      id: 'collect',
      title: collect.title(),
      lines: [collect.line()],
      list: [collect.owner(), collect.shop(), collect.catalogue(), collect.theme(), collect.use()],
      after: [collect.visitors()]
    },
    {
      id: 'use',
      title: use.title(),
      list: [use.work(), use.plan(), use.support(), use.improve()],
      after: [use.share(), use.cookie()]
    },
    {
      id: 'rights',
      title: rights.title(),
      lines: [rights.line(), rights.ground(), rights.transfer()]
    },
    { id: 'keep', title: keep.title(), lines: [keep.line(), keep.originals({ days })] },
    {
      id: 'contact',
      title: contact.title(),
      lines: [contact.line()],
      after: needs.supportEmail ? [contact.email({ email: needs.supportEmail })] : []
    }
  ]
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
