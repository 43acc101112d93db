/**
 * × of a banner: hides it, and remembers that for the browser session (specification, image optimisation §2).
 * With strict rules the server remembers it instead: what was closed stays so in every browser (DECISIONS §10).
 */
export function keepDismissals(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[data-dismiss]')
    const banner = button?.closest<HTMLElement>('[data-banner]')
    if (!banner) return
    banner.hidden = true
    const name = banner.dataset.banner ?? ''
    const { dataset: page } = document.documentElement
    const told = banner.dataset.switch ?? (page.rules === 'strict' ? name : '')
    if (told !== '') switchOff(told).catch(console.error)
    // Focus would be lost with the button.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    // Also for one of that name that comes later on this page, after a run.
    page.dismissed = `${page.dismissed ?? ''} ${name}`.trim()
    if (page.rules === 'strict') return
    try {
      sessionStorage.setItem('dismissed', page.dismissed)
    } catch {
      // Storage is blocked in some embedded pages: the banner then comes back with the next page.
    }
  })
}

/** Told to the server as well: it does not come back in the next session either (app shell §7). */
const switchOff = (name: string) =>
  fetch('/api/v2/setting/saveAppSwitch', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, type: 'param', st: 1, exp: 0 })
  })
