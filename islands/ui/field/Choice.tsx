import type { ReactNode } from 'react'

type ChoiceProps = {
  type: 'checkbox' | 'radio'
  name?: string
  label: ReactNode
  help?: ReactNode
  isChecked: boolean
  isDisabled?: boolean
  onChange: (isChecked: boolean) => void
}

/** A check box or a radio button with its label and a line of help. */
export function Choice({ type, name, label, help, isChecked, isDisabled, onChange }: ChoiceProps) {
  return (
    <label className="setting-choice">
      <input
        type={type}
        name={name}
        className={type === 'radio' ? 'radio' : 'check'}
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label}
        {help && <span className="setting-help">{help}</span>}
      </span>
    </label>
  )
}
