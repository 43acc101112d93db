/**
 * Lets the × of a banner hide it, and remembers that for the browser session (specification §13.7). With strict rules
 * the server remembers it instead, so that the banner stays closed in every browser (§16).
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
    // The focused button is now hidden, so focus moves to the main element and is not lost.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    // Also hides a banner of the same name that appears later on this page, after a run.
    page.dismissed = `${page.dismissed ?? ''} ${name}`.trim()
    if (page.rules === 'strict') return
    try {
      sessionStorage.setItem('dismissed', page.dismissed)
    } catch {
      // Storage is blocked in some embedded pages, where the banner returns with the next page.
    }
  })
}

/**
 * Records the dismissal on the server too, so that the banner does not return in the next session either
 * (specification §13.7).
 */
const switchOff = (name: string) =>
  fetch('/api/v2/setting/saveAppSwitch', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, type: 'param', st: 1, exp: 0 })
  })
