import type { Messages } from '../lib/messages.ts'
import { AlertDialog } from '../ui/dialog/AlertDialog.tsx'

type OverchargeDialogProps = {
  t: Messages<'dialog' | 'overcharge'>
  /**
   * The price of a block, the number of images in it, the most money that can be charged in a month (`cap`), and
   * how many images that pays for (`most`).
   */
  terms: { price: string; images: string; cap: string; most: string }
  isOpen: boolean
  onClose: () => void
  onGo: () => void
}

/** Names the price before overage is switched on. The file is loaded on demand, hence the default export. */
export default function OverchargeDialog(props: OverchargeDialogProps) {
  const { t, terms, isOpen, onClose, onGo } = props
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t.overcharge.ask()}
      text={t.overcharge.askText(terms)}
      stay={{ label: t.dialog.cancel(), onPress: onClose }}
      go={{ label: t.overcharge.turnOn(), onPress: onGo, isMain: true, isPaid: true }}
    />
  )
}
