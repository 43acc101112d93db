/**
 * Makes the browser save the file at this address. On an https page, an http address is changed to https, because a
 * secure page may not load insecure content. On an http page the address stays as it is, because a self-hosted server
 * may not offer https.
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
