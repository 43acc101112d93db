import { openChat } from './chat.ts'

/**
 * Makes 'Contact support' in the footer open the chat if there is one, and otherwise the feedback form, which is
 * loaded with React on the first press. Either way the request for help is recorded.
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
