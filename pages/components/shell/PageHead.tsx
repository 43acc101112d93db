import type { ReactNode } from 'react'

type PageHeadProps = {
  title: string
  line: ReactNode
  /** Actions for the whole page, beside the title. */
  children?: ReactNode
}

/** The title of a page and a line about the purpose of the page. */
export function PageHead({ title, line, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        <p className="muted">{line}</p>
      </div>
      {children}
    </div>
  )
}
