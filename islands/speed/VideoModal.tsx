import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { formatDuration, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { Dialog, DialogError } from '../ui/dialog/Dialog.tsx'
import { FilmPane } from './FilmPane.tsx'
import frames from './recording/frames.webp'
import { RECORDING } from './recording/recording.ts'
import { useFilm } from './use-film.ts'
import './video.css'

type VideoModalProps = {
  isOpen: boolean
  onClose: () => void
  localeContext: LocaleContext
  messages: Messages<'speed'>['speed']
}

/**
 * Shows two recordings of the same visit side by side, without and with the preload script. `npm run record:preload`
 * makes them. The pictures are loaded when the dialog opens.
 */
export default function VideoModal(props: VideoModalProps) {
  const { isOpen, onClose, messages } = props
  const { video: t } = messages
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.title()}
      shape="large"
      closeLabel={t.close()}
    >
      <Film {...props} />
    </Dialog>
  )
}

function Film({ localeContext, messages }: VideoModalProps) {
  const { video: t, notLoaded } = messages
  const [isMissing, setIsMissing] = useState(false)
  const { at, isPlaying, begin, toggle } = useFilm(RECORDING.lengthMs)
  const Icon = isPlaying ? Pause : Play
  const time = (ms: number) => formatDuration(ms, localeContext)
  return (
    <div className="dialog-body">
      <div className="film">
        {(['without', 'with'] as const).map((way) => {
          const shown = { way: t[way](), time: time(RECORDING[way].shownMs) }
          return (
            <figure key={way}>
              <FilmPane visit={RECORDING[way]} at={at} label={t.label(shown)} />
              <figcaption>
                <strong>{shown.way}</strong> {t.shown(shown)}
              </figcaption>
            </figure>
          )
        })}
      </div>
      {/* The panes use this file too. It is loaded once, and here it tells when. */}
      <img hidden src={frames} alt="" onLoad={begin} onError={() => setIsMissing(true)} />
      <DialogError words={isMissing ? notLoaded() : ''} />
      <button type="button" className="btn" onClick={toggle} aria-disabled={isMissing}>
        <Icon size={16} aria-hidden />
        {isPlaying ? t.pause() : t.play()}
      </button>
      <ol className="film-steps">
        <li>{t.stepOne()}</li>
        <li>{t.stepTwo()}</li>
        <li>{t.stepThree()}</li>
      </ol>
      <p className="caption">
        {t.recorded({
          latency: time(RECORDING.rttMs),
          speed: formatSpeed(RECORDING.bytesPerSecond, localeContext),
          rest: time(RECORDING.restMs)
        })}
      </p>
    </div>
  )
}

const formatSpeed = (bytesPerSecond: number, { locale }: LocaleContext): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabit-per-second',
    maximumFractionDigits: 1
  }).format((bytesPerSecond * 8) / 1024 / 1024)
