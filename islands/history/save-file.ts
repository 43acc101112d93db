/**
 * Lets the browser save what is at this address. A link of ours upgrades itself to https where the page is:
 * a secure page may not load from an insecure one, and a self-hosted page on http has no https.
 */
export function saveFile(address: string): void {
  const url = new URL(address, window.location.href)
  if (window.location.protocol === 'https:' && url.protocol === 'http:') url.protocol = 'https:'
  const link = document.createElement('a')
  link.href = url.href
  link.download = ''
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
}
