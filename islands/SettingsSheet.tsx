import { useState } from 'react'
import type { Reader } from '../pages/components/numbers.ts'
import { AlertDialog } from './dialog/AlertDialog.tsx'
import { Dialog } from './dialog/Dialog.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import type { PlanAllows } from './settings/image-opt.ts'
import { SettingsForm } from './settings/SettingsForm.tsx'

export type SettingsSheetProps = {
  isOpen: boolean
  onClose: () => void
  reader: Reader
  texts: RawTexts<'dialog' | 'compression'>
  can: PlanAllows
  /** The plan that has what `can` lacks, as merchants know it. */
  planName: string
}

/** The image settings. Closing it with changes asks first, however it is closed. */
export default function SettingsSheet(props: SettingsSheetProps) {
  const { isOpen, onClose, reader, texts, can, planName } = props
  const t = useTexts(reader.locale, texts)
  const [isChanged, setIsChanged] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  function close() {
    setIsAsking(false)
    setIsChanged(false)
    onClose()
  }

  function leave(): boolean {
    if (isChanged) setIsAsking(true)
    else close()
    return !isChanged
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={t.compression.title()}
      shape="sheet"
      closeLabel={t.dialog.close()}
    >
      <SettingsForm
        t={t}
        can={can}
        planName={planName}
        onChange={setIsChanged}
        onSaved={close}
        onCancel={() => void leave()}
      />
      <AlertDialog
        isOpen={isAsking}
        title={t.compression.leaveTitle()}
        text={t.compression.leaveText()}
        stay={{ label: t.compression.stay(), onPress: () => setIsAsking(false) }}
        go={{ label: t.compression.leave(), onPress: close }}
      />
    </Dialog>
  )
}
