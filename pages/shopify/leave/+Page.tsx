import type { PageContextServer } from 'vike/types'

/**
 * Shown inside Shopify's admin: as soon as App Bridge has loaded, the whole window leaves for Shopify's permission
 * page (pages/client/app-bridge.ts).
 */
export default function Page({ context }: { context: PageContextServer }) {
  const { install: t } = context.messages
  const shop = context.urlParsed.search.shop ?? ''
  return (
    <section className="card notice-card">
      <div className="empty">
        <h1>{t.permission()}</h1>
        <p className="muted">{t.permissionLine()}</p>
        <p className="btn-row">
          <a
            className="btn primary"
            href={`/shopify/auth?shop=${encodeURIComponent(shop)}`}
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
