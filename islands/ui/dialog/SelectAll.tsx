import { useEffect, useRef } from 'react'

type SelectAllProps = {
  label: string
  /** The number of selected rows. `of` is the number of rows that can be selected. */
  count: number
  of: number
  onChange: (isChosen: boolean) => void
}

/** The check box in a table's head. It is indeterminate when only some rows are selected. */
export function SelectAll({ label, count, of, onChange }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null)
  const isMixed = count > 0 && count < of
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <input
      ref={box}
      type="checkbox"
      className="check"
      aria-label={label}
      checked={of > 0 && count === of}
      disabled={of === 0}
      onChange={() => onChange(count < of)}
    />
  )
}
