/**
 * The window with the settings that the chat widget reads when it starts, and with the object that the widget then
 * adds (decision 027).
 */
type ChatWindow = Window & {
  chatWidgetSettings?: Record<string, string>
  chatWidget?: { open?: () => void }
}

/**
 * Starts the operator's chat widget once the browser is idle. If the widget fails to load, the failure is only logged.
 */
export function startChat(): void {
  const { chat, chatSettings } = document.body.dataset
  if (!chat) return
  const start = () => {
    ;(window as ChatWindow).chatWidgetSettings = JSON.parse(chatSettings ?? '{}')
    const script = document.createElement('script')
    script.src = chat
    script.async = true
    script.addEventListener('error', () => console.warn(`The chat at ${chat} could not be started`))
    document.head.append(script)
  }
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 })
  else setTimeout(start, 2000)
}

/**
 * Opens the chat.
 * @returns false when there is no chat to open
 */
export function openChat(): boolean {
  const { chatWidget } = window as ChatWindow
  if (!chatWidget?.open) return false
  chatWidget.open()
  return true
}
