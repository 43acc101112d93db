import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Question } from './Question.tsx'
import { Thanks } from './Thanks.tsx'
import { useRating } from './use-rating.ts'
import './review.css'

export type ReviewModalProps = {
  isOpen: boolean
  /** Called when the dialog is closed without an answer; the prompt stays. */
  onClose: () => void
  /** Called when the merchant has answered, or has postponed the answer for this session; the prompt disappears. */
  onDone: () => void
  /** Opens the feedback form. */
  onFeedback: () => void
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'review'>
  /** Where the product can be rated in public; null when there is no such place. */
  listingUrl: string | null
  /**
   * If true, every rating leads to both the listing and the feedback form. The app store does not allow an app to
   * steer good ratings to the listing (specification §16).
   */
  isStrict: boolean
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
        <Question rating={rating} t={t} localeContext={localeContext} onDone={onDone} />
      )}
    </Dialog>
  )
}
