import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type FoldProps = {
  /** The name of the fold in an address: `/setting#watermark` opens it. */
  id: string
  title: string
  /** What the fields hold now, in one line. */
  state: string
  /** The reason why the fields cannot be saved; undefined when they can. */
  problem?: string | undefined
  children: ReactNode
}

/** A group of settings that few shops use. It is closed until the merchant, a link or a problem opens it. */
export function Fold({ id, title, state, problem, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(problem !== undefined)
  const [known, setKnown] = useState(problem)
  if (problem !== known) {
    setKnown(problem)
    if (problem !== undefined) setIsOpen(true)
  }
  return (
    <details
      id={id}
      className="setting-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <ChevronDown size={16} aria-hidden />
        <span className="setting-fold-title">{title}</span>
        {!isOpen && (
          <span className="setting-fold-state" data-wrong={problem !== undefined || undefined}>
            {problem ?? state}
          </span>
        )}
      </summary>
      <fieldset className="setting-fold-fields">
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}
