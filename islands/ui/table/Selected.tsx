import { X } from 'lucide-react'

/** 'N selected', and the button that clears the selection. */
export function Selected(props: { words: string; clearLabel: string; onClear: () => void }) {
  const { words, clearLabel, onClear } = props
  return (
    <p className="selected num">
      {words}
      <button
        type="button"
        className="btn ghost icon-only"
        aria-label={clearLabel}
        data-tip={clearLabel}
        onClick={onClear}
      >
        <X size={15} aria-hidden />
      </button>
    </p>
  )
}
