import type { PageContextServer } from 'vike/types'

/**
 * Shown inside a platform's admin: as soon as App Bridge has loaded, the whole window leaves for the platform's
 * permission page (pages/client/app-bridge.ts).
 */
export default function Page({ context }: { context: PageContextServer }) {
  const { install: t } = context.messages
  return (
    <section className="card notice-card">
      <div className="empty">
        <h1>{t.permission()}</h1>
        <p className="muted">{t.permissionLine()}</p>
        <p className="btn-row">
          <a
            className="btn primary"
            href={context.needs.adminFrame?.grantPath ?? '/'}
            target="_top"
            data-leave
          >
            {t.permit()}
          </a>
        </p>
      </div>
    </section>
  )
}
