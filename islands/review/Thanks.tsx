import { ExternalLink } from 'lucide-react'
import type { Messages } from '../lib/messages.ts'

type ThanksProps = {
  t: Messages<'review'>
  listingUrl: string | null
  onDone: () => void
  onFeedback: () => void
}

/** The screen after every rating, good or bad: the feedback form, and a link to the listing if there is one. */
export function Thanks({ t: { review: t }, listingUrl, onDone, onFeedback }: ThanksProps) {
  return (
    <>
      <div className="dialog-body review-body">
        <p className="muted">{listingUrl ? t.both() : t.here()}</p>
      </div>
      <div className="dialog-foot">
        <button
          type="button"
          className="btn"
          onClick={() => {
            onDone()
            onFeedback()
          }}
        >
          {t.tellMore()}
        </button>
        {listingUrl && (
          <a className="btn" href={listingUrl} target="_blank" rel="noopener" onClick={onDone}>
            <ExternalLink size={16} aria-hidden />
            {t.inPublic()}
          </a>
        )}
      </div>
    </>
  )
}
