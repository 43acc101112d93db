import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import type { Reader } from '../../pages/components/numbers.ts'
import type { Texts } from '../dialog/texts.ts'
import { ACCEPT, hint } from './accept.ts'

type DropZoneProps = {
  t: Texts<'uploads'>
  reader: Reader
  isDisabled: boolean
  /** Said when nothing of what was dropped can be used. */
  error: string
  onFiles: (files: File[], isDrop: boolean) => void
}

/** A place to drop files on, with a real button for everybody else. */
export function DropZone({ t, reader, isDisabled, error, onFiles }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const hintId = useId()

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!isDisabled) onFiles([...event.dataTransfer.files], true)
  }

  return (
    <div
      className="upload-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(!isDisabled)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <ImagePlus size={28} aria-hidden />
      <strong>{t.uploads.drop()}</strong>
      <button
        type="button"
        className="btn"
        disabled={isDisabled}
        aria-describedby={hintId}
        onClick={() => chooser.current?.click()}
      >
        {t.uploads.choose()}
      </button>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        aria-label={t.uploads.choose()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])], false)
          // The same file can be chosen again after it was removed.
          target.value = ''
        }}
      />
      <span className="caption" id={hintId}>
        {hint(t, reader)}
      </span>
      {error !== '' && (
        <span className="field-error" role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
