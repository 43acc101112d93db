import type { PageContextServer } from 'vike/types'

/** Shown in browsers that refuse the session cookie (specification §13.5). */
export default function Page({ context }: { context: PageContextServer }) {
  const { cookies: t } = context.messages
  return (
    <section className="card notice-card reading">
      <h1>{t.title()}</h1>
      <p>{t.line()}</p>
      <h2>{t.steps()}</h2>
      <ul>
        <li>{t.allow()}</li>
        <li>{t.ios()}</li>
      </ul>
      <p>
        <a className="btn primary" href="/admin/preload">
          {t.home()}
        </a>
      </p>
    </section>
  )
}
