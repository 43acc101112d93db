/**
 * Navigates to another page. Pages of other websites open in the top-level window, because platforms do not allow
 * their approval page for charges to be framed.
 */
export function goTo(address: string): void {
  const isOurs = new URL(address, location.href).origin === location.origin
  if (isOurs) location.assign(address)
  else window.open(address, '_top')
}
