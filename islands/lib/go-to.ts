/**
 * Navigates to another page. A page of another website opens in the top-level window, because platforms do not allow
 * the page on which merchants approve charges to be framed.
 */
export function goTo(address: string): void {
  const isOurs = new URL(address, location.href).origin === location.origin
  if (isOurs) location.assign(address)
  else window.open(address, '_top')
}
