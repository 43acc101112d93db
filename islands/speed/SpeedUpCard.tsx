import { ExternalLink, Power, Settings2, Zap } from 'lucide-react'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { Embed } from '../../modules/page-speed/schema.ts'
import type { Messages } from '../lib/messages.ts'

const TONES = { 0: undefined, 1: 'good', 2: 'warn' } as const

type SpeedUpCardProps = {
  status: Embed['status']
  isWatching: boolean
  shopUrl: string
  /** The link to the theme editor. */
  editor: AnchorHTMLAttributes<HTMLAnchorElement>
  messages: Messages<'speed'>['speed']
  /** What preloading changes in this store, if anything is known about it. */
  effect: ReactNode
}

/**
 * Preloading in one card: what it does, whether it is on, the links that switch it, the preview in the store, and its
 * effect there. The switch itself is the app embed in the theme editor.
 */
export function SpeedUpCard(props: SpeedUpCardProps) {
  const { status, isWatching, shopUrl, editor, messages, effect } = props
  const { up: t, embed } = messages
  const state = {
    0: { name: embed.off, line: embed.lineOff },
    1: { name: embed.on, line: embed.lineOn },
    2: { name: embed.unknown, line: embed.lineUnknown }
  }[status]
  return (
    <section className="card" aria-labelledby="up-title">
      <div className="card-body stack">
        <h2 id="up-title">{t.title()}</h2>
        <p>{t.line()}</p>
        <p className="caption">{t.never()}</p>
        <div className="btn-row">
          {status === 1 ? (
            <>
              <a className="btn" href={shopUrl} target="_blank" rel="noopener">
                <ExternalLink size={16} aria-hidden />
                {t.preview()}
              </a>
              <a className="btn" {...editor}>
                <Power size={16} aria-hidden />
                {t.turnOff()}
              </a>
            </>
          ) : (
            <a className="btn primary" {...editor}>
              <Zap size={16} aria-hidden />
              {t.speedUp()}
            </a>
          )}
        </div>
        <section className="card-part stack" aria-labelledby="embed-title">
          <div className="card-head">
            <h3 id="embed-title">{embed.title()}</h3>
            <span className="badge" data-tone={TONES[status]}>
              {state.name()}
            </span>
          </div>
          <p className="muted">{state.line()}</p>
          <div className="btn-row">
            <a className="btn" {...editor}>
              <Settings2 size={16} aria-hidden />
              {embed.settings()}
            </a>
            <span className="caption" role="status">
              {isWatching && embed.waiting()}
            </span>
          </div>
        </section>
        {effect}
      </div>
    </section>
  )
}
