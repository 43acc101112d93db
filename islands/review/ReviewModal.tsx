import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Question } from './Question.tsx'
import { Thanks } from './Thanks.tsx'
import { type RatingProps, useRating } from './use-rating.ts'
import './review.css'

export type ReviewModalProps = RatingProps & {
  isOpen: boolean
  /** Called when the dialog is closed without an answer; the prompt stays. */
  onClose: () => void
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'review'>
}

/**
 * Asks for one to five stars. Without strict rules, good ratings lead to the listing and all others to the feedback
 * form.
 */
export default function ReviewModal(props: ReviewModalProps) {
  const { isOpen, onClose, onDone, onFeedback, localeContext, messages, listingUrl } = props
  const t = useMessages(localeContext.locale, messages)
  const rating = useRating(props, t.review.notSent())
  const { isThanked } = rating
  return (
    <Dialog
      isOpen={isOpen}
      onClose={isThanked ? onDone : onClose}
      title={isThanked ? t.review.thanks() : t.review.title()}
      shape="small"
      closeLabel={t.dialog.close()}
    >
      {isThanked ? (
        <Thanks t={t} listingUrl={listingUrl} onDone={onDone} onFeedback={onFeedback} />
      ) : (
        <Question rating={rating} t={t} localeContext={localeContext} />
      )}
    </Dialog>
  )
}
