/** × of a banner: hides it, and remembers that for the browser session (specification, image optimisation §2). */
export function keepDismissals(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[data-dismiss]')
    const banner = button?.closest<HTMLElement>('[data-banner]')
    if (!banner) return
    banner.hidden = true
    if (banner.dataset.switch) switchOff(banner.dataset.switch).catch(console.error)
    // Focus would be lost with the button.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    try {
      const names = new Set((sessionStorage.getItem('dismissed') ?? '').split(' ').filter(Boolean))
      names.add(banner.dataset.banner ?? '')
      // Also for one of that name that comes later on this page, after a run.
      document.documentElement.dataset.dismissed = [...names].join(' ')
      sessionStorage.setItem('dismissed', [...names].join(' '))
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
