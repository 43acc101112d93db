export type Tone = 'good' | 'bad'

/** What can still be done about it. */
export type ToastAction = { label: string; onPress: () => void }

type Mounted = typeof import('./mount.tsx')
let mounted: Promise<Mounted> | undefined

/**
 * Says in a toast what happened. The toasts themselves are fetched at the first one; a toast is never the
 * only place of an error (UI guide §4), so one that cannot be fetched is let go.
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
