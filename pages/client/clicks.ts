/**
 * Reports presses of elements with `data-click`, under the name in that attribute. These elements offer something for
 * money, or other products of this product's provider (decision 053). A press that opens another page is reported as
 * well.
 */
export function reportClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-click]')
    if (pressed) report(pressed.dataset.click ?? '').catch(console.error)
  })
}

const report = (name: string) =>
  fetch('/api/v1/updateCustomerClick', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, path: location.pathname }),
    keepalive: true
  })
