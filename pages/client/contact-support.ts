import { openChat } from './chat.ts'

/**
 * Makes 'Contact support' in the footer, and every button with `data-support`, open the chat or, if there is none, the
 * feedback form. Such buttons may be added later. The form and React are loaded when the merchant first points at the
 * footer's button or presses one. The server records every press, with the words on the button.
 */
export function offerSupport(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-contact]')
  if (!button) return
  let sheet: Promise<() => void> | undefined
  const fetchSheet = () => {
    sheet ??= import('../../islands/support/mount.tsx').then(({ mountFeedback }) =>
      mountFeedback(JSON.parse(button.nextElementSibling?.textContent ?? '{}'))
    )
    sheet.catch(() => {
      sheet = undefined
    })
    return sheet
  }
  button.addEventListener('pointerenter', () => void fetchSheet().catch(() => {}))
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('[data-contact], [data-support]')
    if (!pressed) return
    note(pressed.textContent ?? '').catch(console.error)
    if (!openChat()) fetchSheet().then((open) => open(), console.error)
  })
}

const note = (content: string) =>
  fetch('/api/v1/contactSupportLog', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: location.pathname, content })
  })
