import { Toast } from '@base-ui/react/toast'
import { createRoot } from 'react-dom/client'
import type { ToastAction, Tone } from './notify.ts'
import { Toaster } from './Toaster.tsx'

/** How long a toast stays. An error stays longer (specification §13.6). */
const STAYS_MS: Record<Tone, number> = { good: 5000, bad: 8000 }

/** A toast with an action stays long enough for the merchant to read it and decide. */
const WITH_ACTION_MS = 10_000

const manager = Toast.createToastManager()

/** Resolves once the toaster listens. Toasts added before that would be lost. */
const ready = new Promise<void>((resolve) => {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Toaster manager={manager} onReady={resolve} />)
})

export async function show(text: string, tone: Tone, action?: ToastAction): Promise<void> {
  await ready
  if (!action) return void manager.add({ title: text, type: tone, timeout: STAYS_MS[tone] })
  const id = manager.add({
    title: text,
    type: tone,
    timeout: WITH_ACTION_MS,
    actionProps: {
      children: action.label,
      onClick: () => {
        manager.close(id)
        action.onPress()
      }
    }
  })
}
