import { createElement } from 'react'

type AdminMenuProps = {
  messages: Vike.PageContext['messages']
  tabs: Vike.PageContext['needs']['tabs']
}

/** The app's entries in the navigation of the platform's admin. They are invisible on the page; App Bridge reads them. */
export const AdminMenu = ({ messages, tabs }: AdminMenuProps) =>
  createElement(
    's-app-nav',
    { hidden: true },
    createElement('s-link', { href: '/', rel: 'home' }, messages.app.name()),
    ...tabs.map(({ path, tab }) =>
      createElement('s-link', { key: path, href: path }, messages.tabs[tab]())
    )
  )
