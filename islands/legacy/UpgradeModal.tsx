import { Dialog } from '../ui/dialog/Dialog.tsx'

export type UpgradeModalProps = {
  isOpen: boolean
  onClose: () => void
  /** The domain of the shop whose merchant is asked for permission again. */
  domain: string
  messages: { title: string; line: string; authorise: string; close: string }
}

/**
 * Suggests the new version. The platform's permission page opens in the top-level window, because it cannot be framed.
 */
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
