import { ImageUp, X } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { formatSize, type LocaleContext } from '../lib/formats.ts'
import { hasPicture, type Watermark } from './draft.ts'
import type { SettingsMessages } from './messages.ts'
import { refusalOf, WATERMARK_TYPES } from './watermark.ts'

type WatermarkPictureProps = {
  values: Watermark
  set: (change: Partial<Watermark>) => void
  localeContext: LocaleContext
  t: SettingsMessages
}

/** The watermark's picture, or a drop zone while there is none. */
export function WatermarkPicture({
  values,
  set,
  localeContext,
  t: { watermark: t }
}: WatermarkPictureProps) {
  const [refused, setRefused] = useState<string[]>([])
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hasOne = hasPicture(values)

  async function take(files: FileList | null) {
    const file = files?.[0]
    if (!file) return
    const { name } = file
    const refusal = refusalOf(file)
    if (refusal !== null)
      return setRefused([t[refusal]({ name, size: formatSize(file.size, localeContext) })])
    const file_data = await dataUrlOf(file)
    if (!(await isPicture(file_data))) return setRefused([t.unreadable({ name })])
    setRefused([])
    set({ file_data, file_name: name })
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    void take(target.files)
    // Reset, so that the same file can be chosen again.
    target.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files)
  }

  function remove() {
    set({ logo: '', file_data: '', file_name: '' })
    input.current?.focus()
  }

  return (
    <div className="setting-picture">
      <div
        className="setting-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {hasOne ? (
          <>
            <img className="setting-logo" src={values.file_data || values.logo} alt={t.picture()} />
            <span className="setting-logo-name">{values.file_name}</span>
          </>
        ) : (
          <>
            <ImageUp size={28} aria-hidden />
            <span>{t.drop()}</span>
          </>
        )}
        {/* A real file input styled as a button, so that it works by keyboard. */}
        <label className="btn setting-file">
          {hasOne ? t.replace() : t.choose()}
          <input
            ref={input}
            id="watermark-file"
            type="file"
            accept={WATERMARK_TYPES.join(',')}
            aria-describedby="watermark-hint"
            onChange={choose}
          />
        </label>
        {hasOne && (
          <button
            type="button"
            className="btn ghost icon-only"
            aria-label={t.remove()}
            data-tip={t.remove()}
            onClick={remove}
          >
            <X size={16} aria-hidden />
          </button>
        )}
        <span className="caption" id="watermark-hint">
          {t.hint()}
        </span>
      </div>
      {refused.length > 0 && (
        <div className="setting-refusal" role="alert">
          <strong>{t.refused()}</strong>
          <ul>
            {refused.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const localeContext = new FileReader()
    localeContext.onload = () => resolve(localeContext.result as string)
    localeContext.onerror = () =>
      reject(localeContext.error ?? new Error('The file could not be read'))
    localeContext.readAsDataURL(file)
  })

const isPicture = (address: string): Promise<boolean> => {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => true,
    () => false
  )
}
