import { useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { AlertDialog, useAskedClose } from '../ui/dialog/AlertDialog.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import type { RawSettingsMessages, SettingsSections } from './messages.ts'
import type { SettingsNeeds } from './Sections.tsx'
import { SettingsForm } from './SettingsForm.tsx'

export type SettingsSheetProps = {
  isOpen: boolean
  onClose: () => void
  needs: SettingsNeeds
  messages: RawSettingsMessages
  isFirstSetUp: boolean
}

/**
 * The image settings. At the first set-up, an explanation comes before them (specification §6.6). With unsaved
 * changes, every way of closing the sheet first asks for confirmation.
 */
export default function SettingsSheet(props: SettingsSheetProps) {
  const { isOpen, onClose, needs, messages, isFirstSetUp } = props
  const t = useMessages<SettingsSections>(needs.localeContext.locale, messages)
  const [isAgreed, setIsAgreed] = useState(false)
  const { setIsHolding, isAsking, stay, close, leave } = useAskedClose(() => {
    setIsAgreed(false)
    onClose()
  })
  const isPrompt = isFirstSetUp && !isAgreed

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
          onChange={setIsHolding}
          onSaved={close}
          onCancel={() => void leave()}
          t={t}
        />
        <AlertDialog
          isOpen={isAsking}
          title={t.compression.leaveTitle()}
          text={t.compression.leaveText()}
          stay={{ label: t.compression.stay(), onPress: stay }}
          go={{ label: t.compression.leave(), onPress: close }}
        />
      </Dialog>
    </>
  )
}
