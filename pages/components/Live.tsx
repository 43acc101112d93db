import type { ReactNode } from 'react'

type LiveProps = {
  /** Unique on the page. */
  name: string
  children: ReactNode
}

/**
 * A section of the page that stays up to date: `refreshSections` replaces its content with what the server renders
 * then. It must not contain an island.
 */
export const Live = ({ name, children }: LiveProps) => (
  <div className="live" data-live={name}>
    {children}
  </div>
)
