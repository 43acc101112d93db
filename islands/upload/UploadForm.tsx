import { useEffect } from 'react'
import { UPLOADS } from '../../modules/image-opt/contract.ts'
import { send } from '../lib/events.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { DialogError } from '../ui/dialog/Dialog.tsx'
import { useQuotaQuestion } from '../ui/quota/use-quota-question.tsx'
import { notify } from '../ui/toast/notify.ts'
import { showError } from '../ui/toast/show-error.ts'
import { DropZone } from './DropZone.tsx'
import { FileList } from './FileList.tsx'
import { UploadFoot } from './UploadFoot.tsx'
import { UploadOptions } from './UploadOptions.tsx'
import { useFileChoice } from './use-file-choice.ts'
import { useOptions } from './use-options.ts'
import { useUploads } from './use-uploads.ts'
import './upload.css'

type UploadFormProps = {
  t: Messages<'dialog' | 'uploads'>
  localeContext: LocaleContext
  /**
   * Reports whether closing would lose something: files that are being sent, or files that were sent but are not in a
   * run yet.
   */
  onHolding: (isHolding: boolean) => void
  onCancel: () => void
  onDone: () => void
}

export function UploadForm({ t, localeContext, onHolding, onCancel, onDone }: UploadFormProps) {
  const { options, hasWatermark, set } = useOptions()
  const question = useQuotaQuestion(t)
  const uploads = useUploads(t.uploads.notSent(), question.ask, (message, isWhole) => {
    notify(message)
    send('runStarted', { type: UPLOADS })
    send('tabRequested', { tab: UPLOADS })
    if (isWhole) onDone()
  })
  const { entries, isSending } = uploads
  const choice = useFileChoice(entries.length, uploads.add, t, localeContext)
  const isHolding = isSending || entries.some(({ state }) => state === 'sent')
  useEffect(() => onHolding(isHolding), [isHolding, onHolding])

  function start() {
    if (isSending) return
    if (entries.every(({ state }) => state === 'refused')) showError(t.uploads.none())
    else void uploads.start(options)
  }

  const shown = { t, localeContext, entries, isSending }
  return (
    <div className="dialog-part">
      <div className="dialog-body upload-body">
        <DialogError words={uploads.refusal} className="dialog-error upload-refusal" />
        <DropZone
          t={t}
          localeContext={localeContext}
          isDisabled={isSending}
          error={choice.dropError}
          onFiles={choice.take}
        />
        {choice.refused.length > 0 && <Refused t={t} lines={choice.refused} />}
        {entries.length > 0 && (
          <FileList
            {...shown}
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
      <UploadFoot {...shown} onStop={uploads.stop} onCancel={onCancel} onStart={start} />
      {question.dialog}
    </div>
  )
}

function Refused({ t, lines }: { t: Messages<'uploads'>; lines: string[] }) {
  return (
    <div className="dialog-error upload-refused" role="alert">
      <strong>{t.uploads.refusedTitle()}</strong>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
