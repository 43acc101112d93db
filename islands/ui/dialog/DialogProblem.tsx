import { useState } from 'react'
import { useError } from '../toast/error-banner.ts'

/** Errors since the dialog was opened: the page's own banner is hidden behind it. */
export function DialogProblem() {
  const problem = useError()
  const [before] = useState(problem?.count ?? 0)
  if (problem === null || problem.count <= before) return null
  return (
    <p key={problem.count} className="dialog-error dialog-problem" role="alert">
      {problem.words}
    </p>
  )
}
