import type { ReactNode } from 'react'
import { Mark } from './Mark.tsx'

type ShellProps = {
  texts: Vike.PageContext['texts']
  /** Null on public pages, which have no tabs. */
  shop: Vike.PageContext['shop']
  path: string
  children: ReactNode
}

/** What surrounds every page: skip link, top bar, tabs. */
export function Shell({ texts, shop, path, children }: ShellProps) {
  const tabs = [{ href: '/image_optimisation', name: texts.tabs.imageOptimization() }]
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.app.skip()}
      </a>
      <header className="top-bar">
        <div className="column">
          <a className="brand" href="/">
            <Mark />
            {texts.app.name()}
          </a>
          {shop && <span className="shop-name">{shop.domain}</span>}
        </div>
      </header>
      {shop && (
        <nav className="tabs-bar" aria-label={texts.app.navigation()}>
          <ul className="column">
            {tabs.map(({ href, name }) => (
              <li key={href}>
                <a href={href} aria-current={path.startsWith(href) ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <main id="main" className="column" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
