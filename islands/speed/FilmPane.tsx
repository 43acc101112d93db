import frames from './recording/frames.webp'
import poster from './recording/poster.webp'
import { RECORDING } from './recording/recording.ts'
import type { RecordedVisit } from './recording/shape.ts'

type FilmPaneProps = {
  visit: RecordedVisit
  /** How much of the recording has been played, in milliseconds. */
  at: number
  label: string
}

/**
 * One recorded browser window at one moment. All pictures lie below each other in one file, which is moved. The poster
 * is the first of them, and is shown until that file has been loaded.
 */
export function FilmPane({ visit, at, label }: FilmPaneProps) {
  const [, frame] = momentOf(visit.frames, at)
  const [, x, y] = momentOf(visit.pointer, at)
  return (
    <div className="film-pane" role="img" aria-label={label}>
      <img src={poster} alt="" />
      <img
        src={frames}
        alt=""
        data-frame={frame}
        style={{ transform: `translateY(${(-100 * frame) / RECORDING.frames}%)` }}
      />
      <svg
        className="film-pointer"
        viewBox="0 0 20 28"
        style={{
          insetInlineStart: `${(100 * x) / RECORDING.width}%`,
          top: `${(100 * y) / RECORDING.height}%`
        }}
        aria-hidden
      >
        <path d="M1 1v22l6-5 4 9 5-2-4-9h7z" />
      </svg>
    </div>
  )
}

/** Returns the last entry that has begun, or the first one. */
function momentOf<Entry extends readonly [at: number, ...rest: number[]]>(
  entries: readonly Entry[],
  at: number
): Entry {
  const moment = entries.findLast(([begin]) => begin <= at) ?? entries[0]
  if (!moment) throw new Error('Expected the recording to have entries')
  return moment
}
