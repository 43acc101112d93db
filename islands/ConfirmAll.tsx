import { AlertDialog } from './dialog/AlertDialog.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import type { ActionName } from './history/use-actions.ts'
import { tabName, type View } from './history/view.ts'

export type ConfirmAllProps = {
  isOpen: boolean
  texts: RawTexts<'history' | 'dialog'>
  locale: string
  action: ActionName
  tab: View['tab']
  /** How many rows match, in words and for the plural. */
  shown: string
  count: number
  onClose: () => void
  onGo: () => void
}

/** Before something is done to rows that are not all in sight. */
export default function ConfirmAll(props: ConfirmAllProps) {
  const { isOpen, texts, locale, action, tab, shown, count, onClose, onGo } = props
  const { history: t, dialog } = useTexts<'history' | 'dialog'>(locale, texts)
  const words = action === 'restore' ? t.confirmRestore : t.confirmReoptimize
  return (
    <AlertDialog
      isOpen={isOpen}
      title={words.title()}
      text={words.text[tabName(tab)]({ n: shown, count })}
      stay={{ label: dialog.cancel(), onPress: onClose }}
      go={{ label: words.go(), onPress: onGo, isMain: true }}
    />
  )
}
