import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { AlertDialog } from '../ui/dialog/AlertDialog.tsx'

type DowngradeDialogProps = {
  t: TranslationFunctions['planPicker']
  isOpen: boolean
  onStay: () => void
  onGo: () => void
}

/** The file is loaded on demand (islands/lib/on-demand.ts), hence the default export. */
export default function DowngradeDialog({ t, isOpen, onStay, onGo }: DowngradeDialogProps) {
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t.warningTitle()}
      text={t.warning()}
      terms={t.warningTerms()}
      stay={{ label: t.stay(), onPress: onStay }}
      go={{ label: t.go(), onPress: onGo }}
    />
  )
}
