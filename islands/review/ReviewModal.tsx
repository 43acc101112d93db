import { useState } from 'react'
import { wordsOf } from '../lib/api.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { notify } from '../ui/toast/notify.ts'
import { GOOD_SCORE, openListing, putOff, sendScore } from './rate.ts'
import { Stars } from './Stars.tsx'
import { Thanks } from './Thanks.tsx'
import './review.css'

export type ReviewModalProps = {
  isOpen: boolean
  /** Closed without an answer: the prompt stays. */
  onClose: () => void
  /** Answered, or postponed for the session: the prompt disappears. */
  onDone: () => void
  /** Opens the feedback form. */
  onFeedback: () => void
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'review'>
  /** Where the product can be rated in public; null: nowhere. */
  listingUrl: string | null
  /** Every rating leads to both the listing and the form: the app store forbids steering (specification §16). */
  isStrict: boolean
}

/** Asks for one to five stars. Good ratings lead to the listing, the others to the feedback form. */
export default function ReviewModal(props: ReviewModalProps) {
  const { isOpen, onClose, onDone, onFeedback, localeContext, messages, listingUrl, isStrict } =
    props
  const t = useMessages(localeContext.locale, messages)
  const [score, setScore] = useState(0)
  const [refusal, setRefusal] = useState('')
  const [isThanked, setIsThanked] = useState(false)

  async function answer(given: number) {
    if (!isStrict && given >= GOOD_SCORE) openListing(listingUrl)
    try {
      const { msg } = await sendScore(given)
      if (isStrict && given > 0) return setIsThanked(true)
      notify(msg)
    } catch (error) {
      setRefusal(wordsOf(error, t.review.notSent()))
      return
    }
    onDone()
    if (given > 0 && given < GOOD_SCORE) onFeedback()
  }

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
        <>
          <div className="dialog-body review-body">
            {refusal !== '' && (
              <p className="dialog-error" role="alert">
                {refusal}
              </p>
            )}
            <Stars t={t} localeContext={localeContext} score={score} onChoose={setScore} />
            <p className="muted">{t.review.line()}</p>
          </div>
          <div className="dialog-foot">
            <button type="button" className="btn ghost" onClick={() => void answer(0)}>
              {t.review.dismiss()}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => {
                putOff()
                onDone()
              }}
            >
              {t.review.later()}
            </button>
            <button
              type="button"
              className="btn primary"
              disabled={score === 0}
              onClick={() => void answer(score)}
            >
              {t.review.send()}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
