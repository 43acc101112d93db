import { FieldError } from '../ui/field/FieldError.tsx'

type NumberFieldProps = {
  id: string
  label: string
  /** The text as typed, which need not be a number yet. */
  value: string
  onChange: (typed: string) => void
  /** The unit of the number, shown after the input. */
  unit?: string
  /** The reason why the number is refused; undefined when it is accepted. */
  error: string | undefined
}

/** An input for a whole number, with its label and its error. */
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
