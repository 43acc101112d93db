export type Tone = 'good' | 'bad'

/** An action that a toast offers, such as undo. */
export type ToastAction = { label: string; onPress: () => void }

type Mounted = typeof import('./mount.tsx')
let mounted: Promise<Mounted> | undefined

/**
 * Shows a message in a toast (specification §13.6). The code for toasts is loaded with the first one; if it cannot be
 * loaded, the toast is dropped.
 */
export function notify(text: string, tone: Tone = 'good', action?: ToastAction): void {
  if (text === '') return
  mounted ??= import('./mount.tsx')
  mounted.then(
    ({ show }) => show(text, tone, action),
    () => {
      mounted = undefined
    }
  )
}
