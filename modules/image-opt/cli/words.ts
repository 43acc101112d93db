import type { FileReport } from './file-report.ts'
import { savedPercent, type Totals } from './totals.ts'

/** One line for one file. */
export function lineOf(report: FileReport): string {
  const { file, status, bytesBefore, bytesAfter, detail } = report
  const name = printable(file)
  if (status === 'refused' || status === 'failed') return `${name}  ${status}: ${printable(detail)}`
  const notes = [renamed(report), mislabelled(report)].filter(Boolean).join('')
  if (status === 'unchanged') return `${name}  ${size(bytesBefore)}, left as it is${notes}`
  const saved = savedPercent(bytesBefore, bytesAfter)
  return `${name}  ${size(bytesBefore)} to ${size(bytesAfter)}, ${saved} % saved${notes}`
}

export function totalLines(
  totals: Totals,
  { seconds, left }: { seconds: number; left: number }
): string[] {
  const stopped = left > 0 ? [`Stopped: ${left} more ${files(left)} left as they were.`] : []
  if (totals.files === 0) return left > 0 ? stopped : ['No pictures found.']
  const { optimised, unchanged, refused, failed, bytesBefore, bytesAfter } = totals
  const counts = [`${optimised} optimised`, `${unchanged} left as they are`]
  if (refused > 0) counts.push(`${refused} refused`)
  if (failed > 0) counts.push(`${failed} failed`)
  return [
    `${totals.files} ${files(totals.files)} in ${seconds.toFixed(1)} s: ${counts.join(', ')}`,
    `${size(bytesBefore)} to ${size(bytesAfter)}, ${totals.savedPercent} % saved`,
    ...stopped
  ]
}

const files = (count: number): string => (count === 1 ? 'file' : 'files')

const renamed = ({ type, resultType, result }: FileReport): string =>
  type !== resultType ? `, now ${printable(result)}` : ''

/** Handled by its content; the name may mislead whoever reads it next. */
function mislabelled({ file, type }: FileReport): string {
  const [, extension = ''] = /\.(\w+)$/.exec(file.toLowerCase()) ?? []
  const named = extension === 'jpg' ? 'jpeg' : extension
  return type !== null && /^(jpeg|png|gif|webp)$/.test(named) && named !== type
    ? `, the content is ${type.toUpperCase()}`
    : ''
}

export function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1e3).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(2)} MB`
}

/** A file's name may hold anything, also what a terminal would obey. */
export const printable = (text: string | null): string =>
  (text ?? '').replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))
