import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { ACCEPT, hint } from './accept.ts'

type DropZoneProps = {
  t: Messages<'uploads'>
  localeContext: LocaleContext
  isDisabled: boolean
  /** Shown when none of the dropped files can be used. */
  error: string
  onFiles: (files: File[], isDrop: boolean) => void
}

/** An area on which files can be dropped, with a button for merchants who do not drag. */
export function DropZone({ t, localeContext, isDisabled, error, onFiles }: DropZoneProps) {
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
          // Without this reset, choosing a removed file again would not trigger a change event.
          target.value = ''
        }}
      />
      <span className="caption" id={hintId}>
        {hint(t, localeContext)}
      </span>
      {error !== '' && (
        <span className="field-error" role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
