import { createRoot } from 'react-dom/client'
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx'

/** The words of a question, and whether its main answer spends money or quota. */
export type Question = Pick<AlertDialogProps, 'title' | 'text' | 'also'> & {
  stay: string
  go: string
  isPaid?: boolean
}

const place = document.createElement('div')
document.body.append(place)
const root = createRoot(place)

/**
 * Asks a question in a dialog that belongs to no island. Import this file on demand, so that an island loads no code
 * for a question before one is asked. If another dialog is open, make the question part of that dialog instead, or Esc
 * would close both.
 * @returns whether the merchant chose the main answer
 */
export const ask = ({ stay, go, isPaid = false, ...words }: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const show = (isOpen: boolean) => {
      const answer = (isAgreed: boolean) => () => {
        show(false)
        resolve(isAgreed)
      }
      root.render(
        <AlertDialog
          {...words}
          isOpen={isOpen}
          stay={{ label: stay, onPress: answer(false) }}
          go={{ label: go, onPress: answer(true), isMain: true, isPaid }}
        />
      )
    }
    show(true)
  })
