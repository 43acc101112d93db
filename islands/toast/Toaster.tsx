import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import './toast.css'

/** Most toasts that are seen at once (UI guide §4); older ones wait behind. */
const MOST = 3

type ToasterProps = { manager: ReturnType<typeof Toast.createToastManager>; onReady: () => void }

export function Toaster({ manager, onReady }: ToasterProps) {
  useEffect(onReady, [onReady])
  return (
    <Toast.Provider toastManager={manager} limit={MOST}>
      <Toast.Portal>
        <Toasts />
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager()
  // The page gives the words: the toaster belongs to no island.
  const { notifications, dismiss } = document.body.dataset
  return (
    <Toast.Viewport className="toasts" aria-label={notifications ?? 'Notifications'}>
      {toasts.map((toast) => {
        const Icon = toast.type === 'bad' ? CircleAlert : CircleCheck
        return (
          <Toast.Root
            key={toast.id}
            toast={toast}
            className="toast"
            swipeDirection="down"
            // A dialog by default, and an error a hidden one with a copy of it read out.
            role={toast.type === 'bad' ? 'alert' : 'group'}
            aria-modal={undefined}
          >
            <Toast.Content className="toast-content">
              <Icon size={18} aria-hidden />
              <Toast.Title className="toast-text" render={<p />} />
              {toast.actionProps && <Toast.Action className="toast-action" />}
              <Toast.Close
                className="toast-close"
                aria-label={dismiss ?? 'Dismiss'}
                // Hidden by default until the toasts are pointed at, though keys reach it before.
                aria-hidden={undefined}
              >
                <X size={16} aria-hidden />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        )
      })}
    </Toast.Viewport>
  )
}
