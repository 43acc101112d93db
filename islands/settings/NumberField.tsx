import { FieldError } from '../ui/field/FieldError.tsx'

type NumberFieldProps = {
  id: string
  label: string
  /** The input as typed, which is not a number at every step. */
  value: string
  onChange: (typed: string) => void
  /** The unit that the number counts, shown after it. */
  unit?: string
  /** Why the number is refused; undefined when it is not. */
  error: string | undefined
}

/** A whole number with its label and its error. */
export function NumberField({ id, label, value, onChange, unit, error }: NumberFieldProps) {
  const errorId = `${id}-error`
  const input = (
    <input
      id={id}
      className="input setting-number"
      inputMode="numeric"
      value={value}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      onChange={({ target }) => onChange(target.value)}
    />
  )
  return (
    <>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {unit === undefined ? (
        input
      ) : (
        <div className="setting-unit">
          {input}
          <span className="muted">{unit}</span>
        </div>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}
