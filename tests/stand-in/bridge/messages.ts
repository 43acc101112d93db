/** What the app in the frame and the admin around it say to each other. */

/** From the app. With an `id` it waits for an answer. */
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

/** From the admin. */
export type Answer = { bridge: 'answer'; id: number; value?: unknown; error?: string }

/** From the admin, when the merchant uses what it shows for the app. */
export type Order =
  | { bridge: 'go'; path: string }
  | { bridge: 'saveBar'; id: string; button: 'save' | 'discard' }

export type Toast = { text: string; isError: boolean; durationMs: number; action: string | null }

export type MenuEntry = { label: string; path: string }
