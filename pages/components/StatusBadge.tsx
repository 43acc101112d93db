import type { Status } from '../../modules/image-opt/history/schema.ts'

const TONES: Record<Status, string> = {
  compressed: 'good',
  partly_done: 'warn',
  already_optimal: 'neutral',
  not_compressed: 'neutral',
  restored: 'info',
  failed: 'bad',
  expired: 'warn',
  deleted: 'neutral'
}

/** The state of a row, as a word on a coloured background. */
export function StatusBadge({ status, children }: { status: Status; children: string }) {
  return (
    <span className="badge" data-tone={TONES[status]}>
      {children}
    </span>
  )
}
