/** The messages between the app in the frame and the admin around it. */

/** A message from the app; the caller waits for the answer that carries the same `id`. */
export type Call = { bridge: 'call'; id: number; name: CallName; value?: unknown }

export type CallName =
  | 'idToken'
  | 'extensions'
  | 'review'
  | 'toast'
  | 'hideToast'
  | 'loading'
  | 'saveBar'
  | 'open'
  | 'navigated'
  | 'menu'

/** The admin's answer to a call. */
export type Answer = { bridge: 'answer'; id: number; value?: unknown; error?: string }

/** A message that the admin sends when the merchant uses a control that the admin shows for the app. */
export type Order =
  | { bridge: 'go'; path: string }
  | { bridge: 'saveBar'; id: string; button: 'save' | 'discard' }

/** The buttons of the app's Save bar, as the bar in the admin shows them. */
export type SaveBarButtons = Record<'save' | 'discard', { isDisabled: boolean; isLoading: boolean }>

export type SaveBarCall = {
  id?: string
  isShown?: boolean | 'other'
  buttons?: SaveBarButtons
  leave?: boolean
}

export type Toast = { text: string; isError: boolean; durationMs: number; action: string | null }

export type MenuEntry = { label: string; path: string }
