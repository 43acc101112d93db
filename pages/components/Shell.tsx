import type { ReactNode } from 'react'
import { bcp47 } from '../../locales/bcp-47.ts'
import { Footer } from './Footer.tsx'
import { Mark } from './Mark.tsx'
import { ProblemBanner } from './ProblemBanner.tsx'

type ShellProps = {
  texts: Vike.PageContext['texts']
  rawTexts: Vike.PageContext['rawTexts']
  /** Null on public pages. */
  shop: Vike.PageContext['shop']
  tabs: Vike.PageContext['needs']['tabs']
  path: string
  /** Errors stay until they are closed or mended; else a toast tells them (DECISIONS §10). */
  keepsProblems: boolean
  children: ReactNode
}

function contactOf(language: string, { dialog, feedback }: Vike.PageContext['rawTexts']) {
  return { reader: { locale: bcp47(language), timeZone: 'UTC' }, texts: { dialog, feedback } }
}

/** Does one thing without being distracted from it (specification, app shell §2). */
const WITHOUT_TABS = '/guidance'

/** What surrounds every page: skip link, top bar, tabs, footer. */
export function Shell(props: ShellProps) {
  const { texts, rawTexts, shop, tabs, path, keepsProblems, children } = props
  const isTabbed = tabs.length > 0 && path !== WITHOUT_TABS
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
      {isTabbed && (
        <nav className="tabs-bar" aria-label={texts.app.navigation()}>
          <ul className="column">
            {tabs.map((tab) => (
              <li key={tab.path}>
                <a href={tab.path} aria-current={path.startsWith(tab.path) ? 'page' : undefined}>
                  {texts.tabs[tab.tab]()}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <main id="main" className="column" tabIndex={-1}>
        {keepsProblems && <ProblemBanner texts={texts} />}
        {children}
      </main>
      <Footer texts={texts} contact={shop && contactOf(shop.language, rawTexts)} />
    </>
  )
}
