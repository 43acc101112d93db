import { Upload } from 'lucide-react'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import type { Entry } from './use-uploads.ts'

type UploadFootProps = {
  t: Messages<'dialog' | 'uploads'>
  localeContext: LocaleContext
  entries: Entry[]
  isSending: boolean
  onStop: () => void
  onCancel: () => void
  onStart: () => void
}

/**
 * The foot of the upload dialog: the buttons that start and stop the upload and close the dialog. While files are
 * being sent, it also shows how many have arrived.
 */
export function UploadFoot(props: UploadFootProps) {
  const { t, localeContext, entries, isSending, onStop, onCancel, onStart } = props
  return (
    <div className="dialog-foot">
      {isSending && <Overall t={t} localeContext={localeContext} entries={entries} />}
      {/* Two buttons: Cancel must never stop the upload, and Stop must never close the dialog. */}
      {isSending ? (
        <button key="stop" type="button" className="btn" onClick={onStop}>
          {t.uploads.stop()}
        </button>
      ) : (
        <button key="cancel" type="button" className="btn" onClick={onCancel}>
          {t.dialog.cancel()}
        </button>
      )}
      <button
        type="button"
        className="btn primary"
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
        onClick={onStart}
      >
        {isSending ? <span className="spinner" aria-hidden /> : <Upload size={16} aria-hidden />}
        {t.uploads.start()}
      </button>
    </div>
  )
}

type OverallProps = Pick<UploadFootProps, 't' | 'localeContext' | 'entries'>

function Overall({ t, localeContext, entries }: OverallProps) {
  const all = entries.reduce((sum, { file }) => sum + file.size, 0)
  const sent = entries.reduce((sum, entry) => sum + entry.sentBytes, 0)
  const done = entries.filter(({ state }) => state === 'sent').length
  const sentLine = t.uploads.overall({
    n: formatCount(done, localeContext),
    all: formatCount(entries.length, localeContext)
  })
  return (
    <div className="dialog-note upload-overall">
      <span className="num" role="status">
        {sentLine}
      </span>
      <ProgressBar
        percent={all === 0 ? 0 : (sent / all) * 100}
        tone="accent"
        label={t.uploads.overallLabel()}
        text={sentLine}
      />
    </div>
  )
}
