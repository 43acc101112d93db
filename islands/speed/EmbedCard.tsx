import { Settings2 } from 'lucide-react'
import type { AnchorHTMLAttributes } from 'react'
import type { Embed } from '../../modules/page-speed/schema.ts'
import type { Messages } from '../lib/messages.ts'

const TONES = { 0: undefined, 1: 'good', 2: 'warn' } as const

type EmbedCardProps = {
  status: Embed['status']
  isWatching: boolean
  /** The link to the theme editor. */
  editor: AnchorHTMLAttributes<HTMLAnchorElement>
  t: Messages<'speed'>['speed']['embed']
}

/** Shows whether the theme's app embed is on, with a link to the theme editor, where it is switched. */
export function EmbedCard({ status, isWatching, editor, t }: EmbedCardProps) {
  const state = {
    0: { name: t.off, line: t.lineOff },
    1: { name: t.on, line: t.lineOn },
    2: { name: t.unknown, line: t.lineUnknown }
  }[status]
  return (
    <section className="card" aria-labelledby="embed-title">
      <div className="card-body stack">
        <div className="card-head">
          <h2 id="embed-title">{t.title()}</h2>
          <span className="badge" data-tone={TONES[status]}>
            {state.name()}
          </span>
        </div>
        <p className="muted">{state.line()}</p>
        <div className="btn-row">
          <a className="btn" {...editor}>
            <Settings2 size={16} aria-hidden />
            {t.settings()}
          </a>
          <span className="caption" role="status">
            {isWatching && t.waiting()}
          </span>
        </div>
      </div>
    </section>
  )
}
