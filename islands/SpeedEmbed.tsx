import { ExternalLink, Power, Settings2, Zap } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Embed } from '../modules/page-speed/schema.ts'
import type { Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { getJson } from './runtime/api.ts'
import { notify } from './toast/notify.ts'

export type SpeedEmbedProps = {
  reader: Reader
  texts: RawTexts<'speed'>
  embed: Embed
  /** Where visitors find the shop. */
  shopUrl: string
}

/** Specification, app shell §4: until the editor changed something. */
const POLL_MS = 3000

/** An editor that was opened and forgotten is not asked about for ever. */
const WATCH_MS = 10 * 60_000

const TONES = { 0: undefined, 1: 'good', 2: 'warn' } as const

/** Site Speed Up and the theme's embed: two cards over one switch, which stands in the theme's editor. */
export default function SpeedEmbed({ reader, texts, embed: start, shopUrl }: SpeedEmbedProps) {
  const { up, embed: words } = useTexts(reader.locale, texts).speed
  const [embed, setEmbed] = useState(start)
  const [isWatching, setIsWatching] = useState(false)
  const isOn = embed.status === 1
  const state = {
    0: { name: words.off, line: words.lineOff },
    1: { name: words.on, line: words.lineOn },
    2: { name: words.unknown, line: words.lineUnknown }
  }[embed.status]

  const look = useEffectEvent(async () => {
    try {
      const { data } = await getJson<{ data: Embed }>('/api/v2/home/checkThemeAppExtension')
      // What cannot be found out is no change: the next look tells.
      if (data.status === embed.status || data.status === 2) return
      setEmbed(data)
      setIsWatching(false)
      notify(data.status === 1 ? words.turnedOn() : words.turnedOff())
    } catch {
      // The next look tells.
    }
  })
  useEffect(() => {
    if (!isWatching) return
    const timer = setInterval(() => void look(), POLL_MS)
    const end = setTimeout(() => setIsWatching(false), WATCH_MS)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
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
