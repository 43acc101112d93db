import type { ReactNode } from 'react'
import { bcp47 } from '../../../locales/bcp-47.ts'
import { ProblemBanner } from '../banners/ProblemBanner.tsx'
import { Footer } from './Footer.tsx'

type ShellProps = {
  messages: Vike.PageContext['messages']
  rawTexts: Vike.PageContext['rawTexts']
  /** The signed-in shop; null on public pages. */
  shop: Vike.PageContext['shop']
  tabs: Vike.PageContext['needs']['tabs']
  path: string
  /** Whether the page is in the frame of the platform's admin, which shows the app's name, the shop and the menu. */
  isFramed: boolean
  /**
   * Whether errors stay on the page until they are closed or cleared. Otherwise only a toast shows them (specification
   * §16).
   */
  keepsProblems: boolean
  children: ReactNode
}

function contactOf(language: string, { dialog, feedback }: Vike.PageContext['rawTexts']) {
  return {
    localeContext: { locale: bcp47(language), timeZone: 'UTC' },
    messages: { dialog, feedback }
  }
}

/** The guide shows no tabs, so that nothing distracts from it (specification §13.3). */
const WITHOUT_TABS = '/guidance'

/** The frame of every page: the skip link, the top bar, the tabs and the footer. */
export function Shell(props: ShellProps) {
  const { messages, rawTexts, shop, tabs, path, isFramed, keepsProblems, children } = props
  const isTabbed = !isFramed && tabs.length > 0 && path !== WITHOUT_TABS
  return (
    <>
      <a className="skip-link" href="#main">
        {messages.app.skip()}
      </a>
      {!isFramed && (
        <header className="top-bar">
          <div className="column">
            <a className="brand" href="/">
              <Mark />
              {messages.app.name()}
            </a>
            {shop && <span className="shop-name">{shop.domain}</span>}
          </div>
        </header>
      )}
      {isTabbed && (
        <nav className="tabs-bar" aria-label={messages.app.navigation()}>
          <ul className="column">
            {tabs.map((tab) => (
              <li key={tab.path}>
                <a href={tab.path} aria-current={path.startsWith(tab.path) ? 'page' : undefined}>
                  {messages.tabs[tab.tab]()}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <main id="main" className="column" tabIndex={-1}>
        {keepsProblems && <ProblemBanner messages={messages} />}
        {children}
      </main>
      <Footer messages={messages} contact={shop && contactOf(shop.language, rawTexts)} />
    </>
  )
}

/** The product's logo, drawn as in favicon.svg. */
function Mark() {
  return (
    <svg className="mark" width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M18.5 5 8.5 17.8h6.1L13.1 27l10.4-13.4h-6.3z" />
    </svg>
  )
}
