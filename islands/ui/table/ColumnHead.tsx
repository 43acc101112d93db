import type { ReactNode } from 'react'

/** The head of a column. The explicit role keeps the table's semantics when the phone layout changes `display`. */
export function ColumnHead({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" className={className}>
      {children}
    </th>
  )
}
