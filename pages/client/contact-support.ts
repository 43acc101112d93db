import { openChat } from './chat.ts'

/**
 * 'Contact support' in the footer: the chat where there is one, else the feedback form, which is fetched
 * with React on the first press. That somebody asked is noted, whichever it is.
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
