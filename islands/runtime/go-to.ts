/**
 * Goes to another page. One of another website takes the whole window: a platform lets nobody frame the page on
 * which its merchants agree to pay.
 */
export function goTo(address: string): void {
  const isOurs = new URL(address, location.href).origin === location.origin
  if (isOurs) location.assign(address)
  else window.open(address, '_top')
}
