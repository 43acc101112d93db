import { useState } from 'react'
import { formatCount, type LocaleContext } from '../../lib/formats.ts'
import { FieldError } from '../../ui/field/FieldError.tsx'
import { BELOW_SIZE, type Exclusions, FILE_NAMES } from '../draft.ts'
import { Fold } from '../Fold.tsx'
import type { SettingsMessages } from '../messages.ts'
import { NumberField } from '../NumberField.tsx'

const KB = 1024

type ExclusionFieldsProps = {
  values: Exclusions
  set: (change: Partial<Exclusions>) => void
  wrong: string[]
  localeContext: LocaleContext
  t: SettingsMessages
}

/** What is excluded: files with certain names, and files below a certain size. */
export function ExclusionFields(props: ExclusionFieldsProps) {
  const { values, wrong, localeContext } = props
  const { exclusions: t } = props.t
  const isWrong = wrong.includes(FILE_NAMES) || wrong.includes(BELOW_SIZE)
  const problem = wrong.includes(FILE_NAMES) ? t.wrongNames() : t.wrongSize()
  return (
    <Fold
      id="exclusions"
      title={t.title()}
      state={partsOf(values, localeContext, t.belowUnit()).join(', ') || t.none()}
      problem={isWrong ? problem : undefined}
    >
      <p className="setting-help">{t.line()}</p>
      <FileNames {...props} />
      <LeastSize {...props} />
    </Fold>
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

/** The number of file names that the closed fold lists. */
const LISTED = 3

/** Returns the first file names and the size below which images are excluded. */
function partsOf(values: Exclusions, localeContext: LocaleContext, unit: string): string[] {
  const { file_names, below_bytes } = values
  const isMore = file_names.length > LISTED
  const size = formatCount(below_bytes / KB, localeContext)
  return [
    ...file_names.slice(0, LISTED),
    ...(isMore ? ['…'] : []),
    // No-break spaces keep the comparison on one line.
    ...(below_bytes > 0 ? [`<\u00a0${size}\u00a0${unit}`] : [])
  ]
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
