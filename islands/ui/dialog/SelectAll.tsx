import { useEffect, useRef } from 'react'

type SelectAllProps = {
  label: string
  /** The number of selected rows; `of` is the number of selectable ones. */
  count: number
  of: number
  onChange: (isChosen: boolean) => void
}

/** The check box in a table's head, with its mixed state. */
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
