import { CircleCheck, RotateCcw, X } from 'lucide-react'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import { formatPercent, formatSize, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import type { Entry } from './use-uploads.ts'

type FileListProps = {
  t: Messages<'uploads'>
  localeContext: LocaleContext
  entries: Entry[]
  isSending: boolean
  onRemove: (key: number) => void
  onRetry: (key: number) => void
}

export function FileList({ t: { uploads: t }, localeContext, entries, ...rest }: FileListProps) {
  return (
    <ul className="upload-files" aria-label={t.files()}>
      {entries.map((entry) => (
        <FileLine key={entry.key} t={t} localeContext={localeContext} entry={entry} {...rest} />
      ))}
    </ul>
  )
}

type FileLineProps = Omit<FileListProps, 't' | 'entries'> & {
  t: Messages<'uploads'>['uploads']
  entry: Entry
}

function FileLine({ t, localeContext, entry, isSending, onRemove, onRetry }: FileLineProps) {
  const { key, file, state, sentBytes, reason } = entry
  const { name, size } = file
  const percent = size === 0 ? 0 : (sentBytes / size) * 100
  return (
    <li className="upload-file" data-state={state}>
      <span className="upload-name" title={name}>
        {name}
      </span>
      <span className="caption num">{formatSize(size, localeContext)}</span>
      {state === 'sent' && (
        <span className="upload-sent">
          <CircleCheck size={16} aria-hidden />
          <span className="visually-hidden">{t.sent()}</span>
        </span>
      )}
      {state === 'failed' && (
        <button
          type="button"
          className="btn ghost icon-only"
          aria-label={t.retry({ name })}
          disabled={isSending}
          onClick={() => onRetry(key)}
        >
          <RotateCcw size={16} aria-hidden />
        </button>
      )}
      {state !== 'sending' && (
        <button
          type="button"
          className="btn ghost icon-only"
          aria-label={t.remove({ name })}
          disabled={isSending}
          onClick={() => onRemove(key)}
        >
          <X size={16} aria-hidden />
        </button>
      )}
      {state === 'sending' && (
        <ProgressBar
          percent={percent}
          tone="accent"
          label={t.fileProgress({ name })}
          text={formatPercent(percent, localeContext)}
        />
      )}
      {reason !== '' && <span className="field-error">{reason}</span>}
    </li>
  )
}
