/**
 * Makes the × of a banner hide the banner on this page and on all later pages of the browser session (specification
 * §13.7). With strict rules, the server remembers the dismissal instead, so that the banner stays closed in every
 * browser (§16).
 */
export function keepDismissals(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[data-dismiss]')
    const banner = button?.closest<HTMLElement>('[data-banner]')
    if (!banner) return
    banner.hidden = true
    const name = banner.dataset.banner ?? ''
    const { dataset: page } = document.documentElement
    const switchName = banner.dataset.switch ?? (page.rules === 'strict' ? name : '')
    if (switchName !== '') switchOff(switchName).catch(console.error)
    // The button that had the focus is now hidden, so the focus moves to the main element.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    // A run can add the same banner to this page again. Listing its name here keeps that banner hidden as well.
    page.dismissed = `${page.dismissed ?? ''} ${name}`.trim()
    if (page.rules === 'strict') return
    try {
      sessionStorage.setItem('dismissed', page.dismissed)
    } catch {
      // Some browsers block storage in embedded pages. There, the banner returns on the next page.
    }
  })
}

/** Records the dismissal on the server, so that the banner stays closed in later sessions (specification §13.7). */
const switchOff = (name: string) =>
  fetch('/api/v2/setting/saveAppSwitch', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, type: 'param', st: 1, exp: 0 })
  })
