import { createElement } from 'react'

type AdminMenuProps = {
  texts: Vike.PageContext['texts']
  tabs: Vike.PageContext['needs']['tabs']
}

/** The app's entries in the navigation of Shopify's admin: App Bridge reads them from here, and nobody sees them. */
export const AdminMenu = ({ texts, tabs }: AdminMenuProps) =>
  createElement(
    's-app-nav',
    { hidden: true },
    createElement('s-link', { href: '/', rel: 'home' }, texts.app.name()),
    ...tabs.map(({ path, tab }) =>
      createElement('s-link', { key: path, href: path }, texts.tabs[tab]())
    )
  )
