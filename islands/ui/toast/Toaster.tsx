import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import './toast.css'

/** At most this many toasts are shown at once (specification §13.6). Older ones are hidden until there is room. */
const MOST = 3

/** On a phone only one toast is shown at once, because more would cover half of the page. */
const isNarrow = matchMedia('(max-width: 550px)')

type ToasterProps = { manager: ReturnType<typeof Toast.createToastManager>; onReady: () => void }

export function Toaster({ manager, onReady }: ToasterProps) {
  useEffect(onReady, [onReady])
  return (
    <Toast.Provider toastManager={manager} limit={isNarrow.matches ? 1 : MOST}>
      <Toast.Portal>
        <Toasts />
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager()
  // The page's HTML provides these labels, because the toaster belongs to no island.
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
            // By default Base UI gives a toast the role of a dialog. It also hides an error toast from screen readers
            // and announces a copy instead.
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
                // By default Base UI hides the button from screen readers until the pointer is over the toasts,
                // although the button can be reached by keyboard.
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
