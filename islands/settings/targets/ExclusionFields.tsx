import { useState } from 'react'
import { FieldError } from '../../ui/field/FieldError.tsx'
import { BELOW_SIZE, type Exclusions, FILE_NAMES } from '../draft.ts'
import type { SettingsMessages } from '../messages.ts'
import { NumberField } from '../NumberField.tsx'

const KB = 1024

type ExclusionFieldsProps = {
  values: Exclusions
  set: (change: Partial<Exclusions>) => void
  wrong: string[]
  t: SettingsMessages
}

/** What is excluded: files with certain names, and files below a certain size. */
export function ExclusionFields(props: ExclusionFieldsProps) {
  const { exclusions: t } = props.t
  return (
    <fieldset className="setting-group">
      <legend>{t.title()}</legend>
      <p className="setting-help">{t.line()}</p>
      <FileNames {...props} />
      <LeastSize {...props} />
    </fieldset>
  )
}

function FileNames({ values, set, wrong, t: { exclusions: t } }: ExclusionFieldsProps) {
  // The text as typed, which may contain empty lines.
  const [names, setNames] = useState(values.file_names.join('\n'))
  const isWrong = wrong.includes(FILE_NAMES)
  return (
    <div className="field">
      <label className="label" htmlFor={FILE_NAMES}>
        {t.names()}
      </label>
      <textarea
        id={FILE_NAMES}
        className="input"
        rows={3}
        spellCheck={false}
        value={names}
        aria-invalid={isWrong}
        aria-describedby={`${FILE_NAMES}-help ${FILE_NAMES}-error`}
        onChange={({ target }) => {
          setNames(target.value)
          set({ file_names: linesOf(target.value) })
        }}
      />
      <p className="caption" id={`${FILE_NAMES}-help`}>
        {t.namesHelp()}
      </p>
      {isWrong && <FieldError id={`${FILE_NAMES}-error`}>{t.wrongNames()}</FieldError>}
    </div>
  )
}

function LeastSize({ values, set, wrong, t: { exclusions: t } }: ExclusionFieldsProps) {
  // The text as typed, which may be an incomplete number.
  const [size, setSize] = useState(values.below_bytes === 0 ? '' : String(values.below_bytes / KB))
  const isWrong = wrong.includes(BELOW_SIZE)
  return (
    <div className="field">
      <NumberField
        id={BELOW_SIZE}
        label={t.below()}
        value={size}
        onChange={(typed) => {
          setSize(typed)
          set({ below_bytes: bytesIn(typed) })
        }}
        unit={t.belowUnit()}
        error={isWrong ? t.wrongSize() : undefined}
      />
    </div>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Returns -1, which is refused, for any text that is not a number. An empty field means no limit. */
function bytesIn(text: string): number {
  const kilobytes = text.trim()
  if (kilobytes === '') return 0
  return /^\d{1,9}$/.test(kilobytes) ? Number(kilobytes) * KB : -1
}
