import { useState } from 'react'
import { useProblem } from '../toast/problem.ts'

/** What went wrong since the dialog is open: the page's own banner lies behind it. */
export function DialogProblem() {
  const problem = useProblem()
  const [before] = useState(problem?.count ?? 0)
  if (problem === null || problem.count <= before) return null
  return (
    <p key={problem.count} className="dialog-error dialog-problem" role="alert">
      {problem.words}
    </p>
  )
}
