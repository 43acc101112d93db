import { Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatCount, type Reader } from '../../pages/components/numbers.ts'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import type { Texts } from '../dialog/texts.ts'
import { announceRunStarted, askForTab } from '../runtime/store.ts'
import { complain } from '../toast/complain.ts'
import { notify } from '../toast/notify.ts'
import { roomFor, sortFiles } from './accept.ts'
import { DropZone } from './DropZone.tsx'
import { FileList } from './FileList.tsx'
import { UploadOptions } from './UploadOptions.tsx'
import { useOptions } from './use-options.ts'
import { useUploads } from './use-uploads.ts'
import './upload.css'

type UploadFormProps = {
  t: Texts<'dialog' | 'uploads'>
  reader: Reader
  /** There is something that closing would lose: files on their way, or sent and not in a run. */
  onHolding: (isHolding: boolean) => void
  onCancel: () => void
  onDone: () => void
}

/** data_type of uploads on the wire (specification §7). */
const UPLOADS = 4

export function UploadForm({ t, reader, onHolding, onCancel, onDone }: UploadFormProps) {
  const { options, hasWatermark, set } = useOptions()
  const [refused, setRefused] = useState<string[]>([])
  const [dropError, setDropError] = useState('')
  const uploads = useUploads(t.uploads.notSent(), (message) => {
    notify(message)
    announceRunStarted(UPLOADS)
    askForTab(UPLOADS)
    onDone()
  })
  const { entries, isSending } = uploads
  const isHolding = isSending || entries.some(({ state }) => state === 'sent')
  useEffect(() => onHolding(isHolding), [isHolding, onHolding])

  function take(files: File[], isDrop: boolean) {
    const sorted = sortFiles(files, roomFor(entries.length), t, reader)
    setRefused(sorted.refused)
    setDropError(isDrop && sorted.accepted.length === 0 ? t.uploads.badDrop() : '')
    uploads.add(sorted.accepted)
  }

  function start() {
    if (isSending) return
    if (entries.length === 0) complain(t.uploads.none())
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
        <DropZone t={t} reader={reader} isDisabled={isSending} error={dropError} onFiles={take} />
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
            reader={reader}
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
        {isSending && <Overall t={t} reader={reader} entries={entries} />}
        {/* Two buttons, not one with two meanings: a press on the one must never be a press on the other. */}
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

type OverallProps = Pick<UploadFormProps, 't' | 'reader'> & {
  entries: ReturnType<typeof useUploads>['entries']
}

function Overall({ t, reader, entries }: OverallProps) {
  const all = entries.reduce((sum, { file }) => sum + file.size, 0)
  const sent = entries.reduce((sum, entry) => sum + entry.sentBytes, 0)
  const done = entries.filter(({ state }) => state === 'sent').length
  const words = t.uploads.overall({
    n: formatCount(done, reader),
    all: formatCount(entries.length, reader)
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
