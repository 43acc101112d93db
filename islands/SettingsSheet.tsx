import { useState } from 'react'
import { AlertDialog } from './dialog/AlertDialog.tsx'
import { Dialog } from './dialog/Dialog.tsx'
import { useTexts } from './dialog/texts.ts'
import { useRuns } from './runtime/store.ts'
import type { SettingsNeeds } from './settings/Sections.tsx'
import { SettingsForm } from './settings/SettingsForm.tsx'
import type { RawSettingsTexts, SettingsSections } from './settings/texts.ts'

export type SettingsSheetProps = {
  isOpen: boolean
  onClose: () => void
  needs: SettingsNeeds
  texts: RawSettingsTexts
}

/**
 * The image settings. For the first set-up a prompt says why before they open (specification, image
 * optimisation §4). Closing them with changes asks first, however they are closed.
 */
export default function SettingsSheet({ isOpen, onClose, needs, texts }: SettingsSheetProps) {
  const t = useTexts<SettingsSections>(needs.reader.locale, texts)
  const { isFirstSetUp } = useRuns()
  const [isAgreed, setIsAgreed] = useState(false)
  const [isChanged, setIsChanged] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isPrompt = isFirstSetUp && !isAgreed

  function close() {
    setIsAsking(false)
    setIsChanged(false)
    setIsAgreed(false)
    onClose()
  }

  function leave(): boolean {
    if (isChanged) setIsAsking(true)
    else close()
    return !isChanged
  }

  return (
    <>
      <AlertDialog
        isOpen={isOpen && isPrompt}
        title={t.setting.firstSetup()}
        text={t.setting.noTarget()}
        stay={{ label: t.dialog.cancel(), onPress: close }}
        go={{ label: t.setting.setUp(), onPress: () => setIsAgreed(true), isMain: true }}
      />
      <Dialog
        isOpen={isOpen && !isPrompt}
        onClose={leave}
        title={isFirstSetUp ? t.setting.firstSetup() : t.compression.title()}
        shape="sheet"
        closeLabel={t.dialog.close()}
      >
        <SettingsForm
          needs={needs}
          isFirstSetUp={isFirstSetUp}
          onChange={setIsChanged}
          onSaved={close}
          onCancel={() => void leave()}
          t={t}
        />
        <AlertDialog
          isOpen={isAsking}
          title={t.compression.leaveTitle()}
          text={t.compression.leaveText()}
          stay={{ label: t.compression.stay(), onPress: () => setIsAsking(false) }}
          go={{ label: t.compression.leave(), onPress: close }}
        />
      </Dialog>
    </>
  )
}
