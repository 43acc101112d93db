import { CircleAlert } from 'lucide-react'
import type { PageContextServer } from 'vike/types'

/**
 * The page at which a platform opens the app. The server normally redirects at once, so the page is seen only after a
 * refused launch.
 */
export default function Page({ context }: { context: PageContextServer }) {
  const { install: t } = context.messages
  const { failed, shop } = context.urlParsed.search
  // The credentials of a failed launch cannot be used again, so the link starts a new launch.
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
