import { openChat } from './chat.ts'

/**
 * Makes 'Contact support' in the footer open the chat or, if there is none, the feedback form. The form and React are
 * loaded when the merchant first points at the button or presses it. The server records every press.
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
  button.addEventListener('click', () => {
    note(button.textContent ?? '').catch(console.error)
    if (!openChat()) fetchSheet().then((open) => open(), console.error)
  })
}

const note = (content: string) =>
  fetch('/api/v1/contactSupportLog', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: location.pathname, content })
  })
