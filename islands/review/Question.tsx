import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { DialogError } from '../ui/dialog/Dialog.tsx'
import { Stars } from './Stars.tsx'
import type { useRating } from './use-rating.ts'

type QuestionProps = {
  rating: ReturnType<typeof useRating>
  t: Messages<'review'>
  localeContext: LocaleContext
}

/** Asks for one to five stars. The merchant can also postpone the answer or dismiss the question. */
export function Question({ rating, t, localeContext }: QuestionProps) {
  const { score, setScore, refusal, answer, postpone } = rating
  return (
    <>
      <div className="dialog-body review-body">
        <DialogError words={refusal} />
        <Stars t={t} localeContext={localeContext} score={score} onChoose={setScore} />
        <p className="muted">{t.review.line()}</p>
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn ghost" onClick={() => void answer(0)}>
          {t.review.dismiss()}
        </button>
        <button type="button" className="btn" onClick={postpone}>
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
  )
}
