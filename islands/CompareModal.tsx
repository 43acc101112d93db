import type { Reader } from '../pages/components/numbers.ts'
import { CompareView } from './compare/CompareView.tsx'
import { Dialog } from './dialog/Dialog.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import type { RunType } from './runtime/store.ts'
import './compare/compare.css'

/** The item whose images are compared. */
export type Compared = {
  id: string
  type: RunType
  title: string
  /** The platform's id of the image to begin with; else the first one. */
  imageId?: string
}

export type CompareModalProps = {
  isOpen: boolean
  onClose: () => void
  reader: Reader
  texts: RawTexts<'dialog' | 'compare'>
  compared: Compared
}

/** The original beside the result, image by image. */
export default function CompareModal(props: CompareModalProps) {
  const { isOpen, onClose, reader, texts, compared } = props
  const t = useTexts(reader.locale, texts)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={compared.title || t.compare.title()}
      shape="large"
      closeLabel={t.dialog.close()}
    >
      <div className="dialog-body">
        <CompareView compared={compared} t={t} reader={reader} />
      </div>
    </Dialog>
  )
}
