import { appBridge } from './app-bridge.ts'

/**
 * Renders this page anew on the server and replaces the content of its live sections (pages/components/Live.tsx). If
 * that fails, the sections stay as they are.
 */
export async function refreshSections(): Promise<void> {
  const address = new URL(location.href)
  // In the admin's frame an id token names the shop of this window. A cookie may be missing, or belong to another shop.
  const idToken = await appBridge()?.idToken()
  if (idToken) address.searchParams.set('id_token', idToken)
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null)
  if (!response?.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const shown of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const next = page.querySelector(`[data-live="${shown.dataset.live}"]`)
    if (next && next.innerHTML !== shown.innerHTML) replaceContent(shown, next)
  }
}

/** Replaces the content of a section. Tables that the merchant has opened stay open and keep the focus. */
function replaceContent(shown: Element, next: Element): void {
  const opened = [...shown.querySelectorAll('details')].map(({ open }) => open)
  const focused = [...shown.querySelectorAll('summary')].indexOf(
    document.activeElement as HTMLElement
  )
  shown.replaceChildren(...next.childNodes)
  for (const [index, details] of shown.querySelectorAll('details').entries())
    details.open = opened[index] === true
  shown.querySelectorAll('summary')[focused]?.focus({ preventScroll: true })
}
