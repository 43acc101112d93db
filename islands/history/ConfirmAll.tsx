import { type RawMessages, useMessages } from '../lib/messages.ts'
import { AlertDialog } from '../ui/dialog/AlertDialog.tsx'
import type { ActionName } from './use-actions.ts'
import { tabName, type View } from './view.ts'

export type ConfirmAllProps = {
  isOpen: boolean
  messages: RawMessages<'history' | 'dialog'>
  locale: string
  action: ActionName
  tab: View['tab']
  /** How many rows match: formatted, and as a number for the plural. */
  shown: string
  count: number
  onClose: () => void
  onGo: () => void
}

/** Asks for confirmation before an action that includes rows of other pages. */
export default function ConfirmAll(props: ConfirmAllProps) {
  const { isOpen, messages, locale, action, tab, shown, count, onClose, onGo } = props
  const { history: t, dialog } = useMessages<'history' | 'dialog'>(locale, messages)
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
