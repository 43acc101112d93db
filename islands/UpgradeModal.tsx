import { Dialog } from './dialog/Dialog.tsx'

export type UpgradeModalProps = {
  isOpen: boolean
  onClose: () => void
  /** The shop's, for which permission is asked again. */
  domain: string
  texts: { title: string; line: string; authorise: string; close: string }
}

/** Proposes the new version. The platform asks for permission in the whole window, not in a frame. */
export default function UpgradeModal({ isOpen, onClose, domain, texts }: UpgradeModalProps) {
  const address = `/shopify/reauth?shop=${encodeURIComponent(domain)}`
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      shape="small"
      closeLabel={texts.close}
    >
      <div className="dialog-body">
        <p className="dialog-text">{texts.line}</p>
      </div>
      <div className="dialog-foot">
        <a className="btn primary" href={address} target="_top">
          {texts.authorise}
        </a>
      </div>
    </Dialog>
  )
}
