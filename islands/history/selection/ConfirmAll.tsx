import type { ItemKind } from '../../../modules/image-opt/contract.ts'
import { formatCount, type LocaleContext } from '../../lib/formats.ts'
import type { RunAction } from '../../lib/image-calls.ts'
import { type RawMessages, useMessages } from '../../lib/messages.ts'
import { AlertDialog } from '../../ui/dialog/AlertDialog.tsx'

export type ConfirmAllProps = {
  isOpen: boolean
  messages: RawMessages<'history' | 'dialog'>
  localeContext: LocaleContext
  action: RunAction
  kind: ItemKind
  /** The number of matching rows. */
  count: number
  onClose: () => void
  onGo: (action: RunAction) => void
}

/** Asks for confirmation before an action that also affects rows on other pages. */
export default function ConfirmAll(props: ConfirmAllProps) {
  const { isOpen, messages, localeContext, action, kind, count, onClose, onGo } = props
  const { history: t, dialog } = useMessages<'history' | 'dialog'>(localeContext.locale, messages)
  const words = action === 'restore' ? t.confirmRestore : t.confirmReoptimize
  return (
    <AlertDialog
      isOpen={isOpen}
      title={words.title()}
      text={words.text[kind]({ n: formatCount(count, localeContext), count })}
      stay={{ label: dialog.cancel(), onPress: onClose }}
      go={{ label: words.go(), onPress: () => onGo(action), isMain: true }}
    />
  )
}
