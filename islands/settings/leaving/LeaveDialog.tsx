import { AlertDialog } from '../../ui/dialog/AlertDialog.tsx'

export type LeaveDialogProps = {
  isOpen: boolean
  title: string
  text: string
  leave: { label: string; onPress: () => void }
  stay: { label: string; onPress: () => void }
}

/** Asks for confirmation before unsaved changes are lost. */
export default function LeaveDialog({ isOpen, title, text, leave, stay }: LeaveDialogProps) {
  return <AlertDialog isOpen={isOpen} title={title} text={text} stay={stay} go={leave} />
}
