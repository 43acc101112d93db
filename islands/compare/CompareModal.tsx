import type { DataType } from '../../modules/image-opt/contract.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { CompareView } from './CompareView.tsx'
import './compare.css'

/** The item whose images are compared. */
export type Compared = {
  id: string
  type: DataType
  title: string
  /** The platform's id of the image to start with; without it, the first image. */
  imageId?: string
}

export type CompareModalProps = {
  isOpen: boolean
  onClose: () => void
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'compare'>
  /** The text 'From {plan}' if re-optimising images of this kind needs a larger plan; otherwise undefined. */
  lacks: string | undefined
  compared: Compared
}

/** Shows the original beside the result, image by image. */
export default function CompareModal(props: CompareModalProps) {
  const { isOpen, onClose, localeContext, messages, lacks, compared } = props
  const t = useMessages(localeContext.locale, messages)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={compared.title || t.compare.title()}
      shape="large"
      closeLabel={t.dialog.close()}
    >
      <div className="dialog-body">
        <CompareView compared={compared} lacks={lacks} t={t} localeContext={localeContext} />
      </div>
    </Dialog>
  )
}
