import { Dialog } from '../ui/dialog/Dialog.tsx'

export type UpgradeModalProps = {
  isOpen: boolean
  onClose: () => void
  /** The shop's domain, for which permission is requested again. */
  domain: string
  messages: { title: string; line: string; authorise: string; close: string }
}

/** Suggests the new version. The platform asks for permission in the top-level window, not in a frame. */
export default function UpgradeModal({ isOpen, onClose, domain, messages }: UpgradeModalProps) {
  const address = `/shopify/reauth?shop=${encodeURIComponent(domain)}`
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.title}
      shape="small"
      closeLabel={messages.close}
    >
      <div className="dialog-body">
        <p className="dialog-text">{messages.line}</p>
      </div>
      <div className="dialog-foot">
        <a className="btn primary" href={address} target="_top">
          {messages.authorise}
        </a>
      </div>
    </Dialog>
  )
}
