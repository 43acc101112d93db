import { CircleAlert } from 'lucide-react'
import type { PageContextServer } from 'vike/types'

/** Where a platform opens the app. Who is let in was sent on by the server and never sees this. */
export default function Page({ context }: { context: PageContextServer }) {
  const { install: t } = context.texts
  const { failed, shop } = context.urlParsed.search
  // What failed once has been used up; the app is opened anew.
  const again =
    failed && shop ? `/?${new URLSearchParams({ embedded: '1', shop })}` : context.urlOriginal
  return (
    <section className="card notice-card">
      <div className="empty">
        <CircleAlert size={28} aria-hidden />
        <h1>{t.failed()}</h1>
        <p className="muted">{t.failedLine()}</p>
        <p className="btn-row">
          <a className="btn primary" href={again}>
            {t.again()}
          </a>
          <a className="btn" href="/sign-in">
            {t.signIn()}
          </a>
        </p>
      </div>
    </section>
  )
}
