import { ImageUp, X } from 'lucide-react'
import { type DragEvent, type RefObject, useRef, useState } from 'react'
import { hasPicture, type Watermark } from '../draft.ts'
import type { SettingsMessages } from '../messages.ts'
import { WATERMARK_TYPES } from './watermark.ts'

type WatermarkDropProps = {
  values: Watermark
  onFile: (file: File) => void
  onRemove: () => void
  t: SettingsMessages
}

/** The picture, with buttons to replace and remove it. Files can be dropped anywhere on the area. */
export function WatermarkDrop(props: WatermarkDropProps) {
  const { values, onFile, onRemove, t: messages } = props
  const { watermark: t } = messages
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hasOne = hasPicture(values)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  function remove() {
    onRemove()
    input.current?.focus()
  }

  return (
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
      <FileButton label={hasOne ? t.replace() : t.choose()} input={input} onFile={onFile} />
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
  )
}

type FileButtonProps = {
  label: string
  input: RefObject<HTMLInputElement | null>
  onFile: (file: File) => void
}

/** A native file input styled as a button, so that it can be used by keyboard. */
function FileButton({ label, input, onFile }: FileButtonProps) {
  return (
    <label className="btn setting-file">
      {label}
      <input
        ref={input}
        id="watermark-file"
        type="file"
        accept={WATERMARK_TYPES.join(',')}
        aria-describedby="watermark-hint"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          // Without this reset, choosing the same file again would not trigger a change event.
          target.value = ''
        }}
      />
    </label>
  )
}
