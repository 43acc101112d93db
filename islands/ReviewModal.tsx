import { useState } from 'react'
import type { Reader } from '../pages/components/numbers.ts'
import { Dialog } from './dialog/Dialog.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { GOOD_SCORE, openListing, putOff, sendScore } from './review/rate.ts'
import { Stars } from './review/Stars.tsx'
import { Thanks } from './review/Thanks.tsx'
import { wordsOf } from './runtime/api.ts'
import { notify } from './toast/notify.ts'
import './review/review.css'

export type ReviewModalProps = {
  isOpen: boolean
  /** Closed without an answer: the prompt stays. */
  onClose: () => void
  /** Answered, or put off for the session: the prompt goes. */
  onDone: () => void
  /** The feedback form is next. */
  onFeedback: () => void
  reader: Reader
  texts: RawTexts<'dialog' | 'review'>
  /** Where the product is rated in public; null: nowhere. */
  listingUrl: string | null
  /** Whatever the rating is, it leads to both: the app store allows no steering (DECISIONS §10). */
  isStrict: boolean
}

/** One to five stars. Good ones lead to the listing, the others to the feedback form. */
export default function ReviewModal(props: ReviewModalProps) {
  const { isOpen, onClose, onDone, onFeedback, reader, texts, listingUrl, isStrict } = props
  const t = useTexts(reader.locale, texts)
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
            <Stars t={t} reader={reader} score={score} onChoose={setScore} />
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
