import { Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import { send } from '../lib/events.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { showError } from '../ui/toast/show-error.ts'
import { roomFor, sortFiles } from './accept.ts'
import { DropZone } from './DropZone.tsx'
import { FileList } from './FileList.tsx'
import { UploadOptions } from './UploadOptions.tsx'
import { useOptions } from './use-options.ts'
import { useUploads } from './use-uploads.ts'
import './upload.css'

type UploadFormProps = {
  t: Messages<'dialog' | 'uploads'>
  localeContext: LocaleContext
  /** Reports whether closing would lose something: files being sent, or sent files that are not in a run yet. */
  onHolding: (isHolding: boolean) => void
  onCancel: () => void
  onDone: () => void
}

/** `data_type` of uploads on the wire (specification §4.2). */
const UPLOADS = 4

export function UploadForm({ t, localeContext, onHolding, onCancel, onDone }: UploadFormProps) {
  const { options, hasWatermark, set } = useOptions()
  const [refused, setRefused] = useState<string[]>([])
  const [dropError, setDropError] = useState('')
  const uploads = useUploads(t.uploads.notSent(), (message) => {
    notify(message)
    send('runStarted', { type: UPLOADS })
    send('tabRequested', { tab: UPLOADS })
    onDone()
  })
  const { entries, isSending } = uploads
  const isHolding = isSending || entries.some(({ state }) => state === 'sent')
  useEffect(() => onHolding(isHolding), [isHolding, onHolding])

  function take(files: File[], isDrop: boolean) {
    const sorted = sortFiles(files, roomFor(entries.length), t, localeContext)
    setRefused(sorted.refused)
    setDropError(isDrop && sorted.accepted.length === 0 ? t.uploads.badDrop() : '')
    uploads.add(sorted.accepted)
  }

  function start() {
    if (isSending) return
    if (entries.length === 0) showError(t.uploads.none())
    else void uploads.start(options)
  }

  return (
    <div className="dialog-part">
      <div className="dialog-body upload-body">
        {uploads.refusal !== '' && (
          <p className="dialog-error upload-refusal" role="alert">
            {uploads.refusal}
          </p>
        )}
        <DropZone
          t={t}
          localeContext={localeContext}
          isDisabled={isSending}
          error={dropError}
          onFiles={take}
        />
        {refused.length > 0 && (
          <div className="dialog-error upload-refused" role="alert">
            <strong>{t.uploads.refusedTitle()}</strong>
            <ul>
              {refused.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {entries.length > 0 && (
          <FileList
            t={t}
            localeContext={localeContext}
            entries={entries}
            isSending={isSending}
            onRemove={uploads.remove}
            onRetry={(key) => void uploads.retry(key, options)}
          />
        )}
        <UploadOptions
          t={t}
          options={options}
          hasWatermark={hasWatermark}
          isDisabled={isSending}
          onChange={set}
        />
      </div>
      <div className="dialog-foot">
        {isSending && <Overall t={t} localeContext={localeContext} entries={entries} />}
        {/* Two buttons rather than one with two meanings: a press meant for one must never trigger the other. */}
        {isSending ? (
          <button key="stop" type="button" className="btn" onClick={uploads.stop}>
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
          onClick={start}
        >
          {isSending ? <span className="spinner" aria-hidden /> : <Upload size={16} aria-hidden />}
          {t.uploads.start()}
        </button>
      </div>
    </div>
  )
}

type OverallProps = Pick<UploadFormProps, 't' | 'localeContext'> & {
  entries: ReturnType<typeof useUploads>['entries']
}

function Overall({ t, localeContext, entries }: OverallProps) {
  const all = entries.reduce((sum, { file }) => sum + file.size, 0)
  const sent = entries.reduce((sum, entry) => sum + entry.sentBytes, 0)
  const done = entries.filter(({ state }) => state === 'sent').length
  const words = t.uploads.overall({
    n: formatCount(done, localeContext),
    all: formatCount(entries.length, localeContext)
  })
  return (
    <div className="dialog-note upload-overall">
      <span className="num" role="status">
        {words}
      </span>
      <ProgressBar
        percent={all === 0 ? 0 : (sent / all) * 100}
        tone="accent"
        label={t.uploads.overallLabel()}
        text={words}
      />
    </div>
  )
}
