import { ExternalLink, Power, Settings2, Zap } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Embed } from '../../modules/page-speed/schema.ts'
import { getJson } from '../lib/api.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { usePolling } from '../lib/use-polling.ts'
import { notify } from '../ui/toast/notify.ts'

export type SpeedEmbedProps = {
  localeContext: LocaleContext
  messages: RawMessages<'speed'>
  embed: Embed
  /** The shop's public address. */
  shopUrl: string
}

/** How often the state is polled until it changes (specification §12.4). */
const POLL_MS = 3000

/** Polling stops after a while, in case the merchant opened the editor and forgot it. */
const WATCH_MS = 10 * 60_000

const TONES = { 0: undefined, 1: 'good', 2: 'warn' } as const

/** Site Speed Up and the theme's embed: two cards for one switch, which is located in the theme editor. */
export default function SpeedEmbed({
  localeContext,
  messages,
  embed: start,
  shopUrl
}: SpeedEmbedProps) {
  const { up, embed: words } = useMessages(localeContext.locale, messages).speed
  const [embed, setEmbed] = useState(start)
  const [isWatching, setIsWatching] = useState(false)
  const isOn = embed.status === 1
  const state = {
    0: { name: words.off, line: words.lineOff },
    1: { name: words.on, line: words.lineOn },
    2: { name: words.unknown, line: words.lineUnknown }
  }[embed.status]

  usePolling(isWatching, POLL_MS, async () => {
    try {
      const { data } = await getJson<{ data: Embed }>('/api/v2/home/checkThemeAppExtension')
      // An unknown state is no change: the next poll may know more.
      if (data.status === embed.status || data.status === 2) return
      setEmbed(data)
      setIsWatching(false)
      notify(data.status === 1 ? words.turnedOn() : words.turnedOff())
    } catch {
      // A failed poll is ignored: the next one follows.
    }
  })
  useEffect(() => {
    if (!isWatching) return
    const end = setTimeout(() => setIsWatching(false), WATCH_MS)
    return () => clearTimeout(end)
  }, [isWatching])

  const editor = {
    href: embed.url,
    target: '_blank',
    rel: 'noopener',
    onClick: () => setIsWatching(true)
  }
  return (
    <>
      <section className="card" aria-labelledby="up-title">
        <div className="card-body stack">
          <h2 id="up-title">{up.title()}</h2>
          <p>{up.line()}</p>
          <p className="caption">{up.never()}</p>
          <div className="btn-row">
            {isOn ? (
              <>
                <a className="btn" href={shopUrl} target="_blank" rel="noopener">
                  <ExternalLink size={16} aria-hidden />
                  {up.preview()}
                </a>
                <a className="btn" {...editor}>
                  <Power size={16} aria-hidden />
                  {up.turnOff()}
                </a>
              </>
            ) : (
              <a className="btn primary" {...editor}>
                <Zap size={16} aria-hidden />
                {up.speedUp()}
              </a>
            )}
          </div>
        </div>
      </section>
      <section className="card" aria-labelledby="embed-title">
        <div className="card-body stack">
          <div className="card-head">
            <h2 id="embed-title">{words.title()}</h2>
            <span className="badge" data-tone={TONES[embed.status]}>
              {state.name()}
            </span>
          </div>
          <p className="muted">{state.line()}</p>
          <div className="btn-row">
            <a className="btn" {...editor}>
              <Settings2 size={16} aria-hidden />
              {words.settings()}
            </a>
            <span className="caption" role="status">
              {isWatching && words.waiting()}
            </span>
          </div>
        </div>
      </section>
    </>
  )
}
