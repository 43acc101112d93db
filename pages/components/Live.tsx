import type { ReactNode } from 'react'

type LiveProps = {
  /** Unique on the page. */
  name: string
  children: ReactNode
}

/**
 * A part of the page that follows what happens: `refreshSections` replaces its content with what the server renders
 * then. It must not contain an island.
 */
export const Live = ({ name, children }: LiveProps) => (
  <div className="live" data-live={name}>
    {children}
  </div>
)
