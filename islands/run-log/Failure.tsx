import { RefreshCw } from 'lucide-react'
import type { FailureView } from '../../modules/image-opt/runs/schema.ts'
import { Thumbnail } from '../../pages/components/Thumbnail.tsx'
import type { Messages } from '../lib/messages.ts'

type FailureProps = {
  failure: FailureView
  isBusy: boolean
  onRetry: () => void
  t: Messages<'runLog'>
}

/** An image that failed in a run, and the reason. */
export function Failure({ failure, isBusy, onRetry, t: { runLog: t } }: FailureProps) {
  const { file_name: name, title, reason, thumbnail, can_retry } = failure
  return (
    <li className="name">
      <Thumbnail src={thumbnail} />
      <div className="runlog-words">
        <span className="runlog-name" title={name}>
          {name}
        </span>
        <span className="caption">{title}</span>
        <span className="caption row-reason">{reason}</span>
      </div>
      <button
        type="button"
        className="btn ghost icon-only"
        aria-label={t.retryNamed({ name })}
        data-tip={t.retry()}
        disabled={can_retry === 0}
        aria-disabled={isBusy || undefined}
        onClick={onRetry}
      >
        <RefreshCw size={17} aria-hidden />
      </button>
    </li>
  )
}
