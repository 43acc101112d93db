import { ExternalLink, Power, Zap } from 'lucide-react'
import type { AnchorHTMLAttributes } from 'react'
import type { Messages } from '../lib/messages.ts'

type SpeedUpCardProps = {
  isOn: boolean
  shopUrl: string
  /** The link to the theme editor. */
  editor: AnchorHTMLAttributes<HTMLAnchorElement>
  t: Messages<'speed'>['speed']['up']
}

/** Explains what preloading does, with a link for turning it on or off. */
export function SpeedUpCard({ isOn, shopUrl, editor, t }: SpeedUpCardProps) {
  return (
    <section className="card" aria-labelledby="up-title">
      <div className="card-body stack">
        <h2 id="up-title">{t.title()}</h2>
        <p>{t.line()}</p>
        <p className="caption">{t.never()}</p>
        <div className="btn-row">
          {isOn ? (
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
      </div>
    </section>
  )
}
