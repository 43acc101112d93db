import { MoveHorizontal } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import { formatPercent, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { usePan } from './use-pan.ts'

/** What the comparison shows of an image. */
type ComparedImage = Pick<
  ImageView,
  'width' | 'height' | 'alt' | 'file_name' | 'before_file_path' | 'after_file_path'
>

type BeforeAfterProps = {
  image: ComparedImage
  /** Whether each pixel of the picture takes a pixel of the screen. */
  isReal: boolean
  onReal: (isReal: boolean) => void
  t: Messages<'compare'>
  localeContext: LocaleContext
}

/** The shape of the box when the size of the picture is not known. */
const UNKNOWN = { width: 4, height: 3 }

/**
 * Both pictures in one box of their shape, or in a box that scrolls over their real pixels, where the mouse drags both
 * together. A native range input on top of them moves the dividing line. Each picture is clipped at the line, because otherwise the result would show through
 * a transparent original.
 */
export function BeforeAfter(props: BeforeAfterProps) {
  const { image, isReal, onReal, localeContext } = props
  const t = props.t.compare
  const [share, setShare] = useState(50)
  const [missing, setMissing] = useState({ original: false, optimized: false })
  const [loaded, setLoaded] = useState({ original: false, optimized: false })
  const pan = usePan(isReal)
  const noting = (side: 'original' | 'optimized') => ({
    onLoad: () => setLoaded((known) => ({ ...known, [side]: true })),
    onError: () => setMissing((known) => ({ ...known, [side]: true }))
  })
  const { width, height } = image.width > 0 ? image : UNKNOWN
  // At real size, one pixel of the picture takes one pixel of the screen. The screen may have several pixels for each
  // CSS pixel.
  const real = { width: width / devicePixelRatio, height: height / devicePixelRatio }
  return (
    <>
      <div
        className="compare-box"
        data-real={isReal || undefined}
        style={{ '--share': share / 100, '--ratio': width / height } as CSSProperties}
        // The keyboard scrolls the box while the box has the focus.
        {...(isReal ? { role: 'region', tabIndex: 0, 'aria-label': t.title() } : {})}
        {...pan}
      >
        <div className="compare-tags">
          <span className="compare-tag" data-side="original">
            {t.original()}
          </span>
          <span className="compare-tag" data-side="optimized">
            {t.optimized()}
          </span>
        </div>
        <div
          className="compare-canvas"
          // Without the pictures, their ground would look like a transparent picture.
          data-loading={
            !(loaded.original || missing.original) ||
            !(loaded.optimized || missing.optimized) ||
            undefined
          }
          style={isReal ? real : undefined}
        >
          <img
            className="compare-optimized"
            src={image.after_file_path}
            alt={image.alt || image.file_name}
            hidden={missing.optimized}
            {...noting('optimized')}
          />
          <img
            className="compare-original"
            src={image.before_file_path}
            alt=""
            hidden={missing.original}
            {...noting('original')}
          />
          {(missing.original || missing.optimized) && (
            <p className="compare-missing" role="alert">
              {missing.original && <span>{t.originalMissing()}</span>}
              {missing.optimized && <span>{t.optimizedMissing()}</span>}
            </p>
          )}
          <Divider
            share={share}
            label={t.handle()}
            text={t.share({ percent: formatPercent(share, localeContext) })}
            onChange={setShare}
          />
        </div>
      </div>
      {image.width > 0 && (
        <RealSizeButton isReal={isReal} onReal={onReal} words={formatPercent(100, localeContext)} />
      )}
    </>
  )
}

type RealSizeButtonProps = Pick<BeforeAfterProps, 'isReal' | 'onReal'> & { words: string }

function RealSizeButton({ isReal, onReal, words }: RealSizeButtonProps) {
  return (
    <div className="compare-zoom">
      <button type="button" className="btn" aria-pressed={isReal} onClick={() => onReal(!isReal)}>
        {words}
      </button>
    </div>
  )
}

type DividerProps = {
  /** How many percent of the width show the original. */
  share: number
  label: string
  text: string
  onChange: (share: number) => void
}

function Divider({ share, label, text, onChange }: DividerProps) {
  return (
    <>
      <input
        type="range"
        className="compare-range"
        min={0}
        max={100}
        step={1}
        value={share}
        aria-label={label}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className="compare-line" aria-hidden>
        <span className="compare-grip">
          <MoveHorizontal size={16} />
        </span>
      </span>
    </>
  )
}
