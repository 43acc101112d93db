import { goTo } from '../../lib/go-to.ts'
import type { Messages } from '../../lib/messages.ts'
import { AlertDialog } from '../dialog/AlertDialog.tsx'

export type QuotaQuestionProps = {
  isOpen: boolean
  /** What the server says about the images that the quota covers. */
  words: string
  onCancel: () => void
  onFit: () => void
  t: Messages<'dialog'>
}

/** Asks the same question as askQuota. Use this one when another dialog is open. */
export function QuotaQuestion({ isOpen, words, onCancel, onFit, t }: QuotaQuestionProps) {
  const { quota, cancel } = t.dialog
  return (
    <AlertDialog
      isOpen={isOpen}
      title={quota.title()}
      text={words}
      stay={{ label: cancel(), onPress: onCancel }}
      also={{ label: quota.upgrade(), onPress: () => goTo('/pricing') }}
      go={{ label: quota.fit(), onPress: onFit, isMain: true }}
    />
  )
}
