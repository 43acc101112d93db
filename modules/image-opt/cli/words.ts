import { basename } from 'node:path'
import { sizeUnit } from '../../../locales/size-unit.ts'
import type { CliLocale } from './cli-locale.ts'
import type { FileReport } from './file-report.ts'
import { savedPercent, type Totals, totalsOf } from './totals.ts'

/** Returns the line for one file. */
export function lineOf(report: FileReport, cliLocale: CliLocale): string {
  const { file, status, bytesBefore, bytesAfter, detail } = report
  const t = cliLocale.messages.cli.file
  const name = printable(file)
  if (status === 'refused' || status === 'failed')
    return t[status]({ name, why: printable(detail) })
  const notes = [renamed(report, cliLocale), mislabelled(report, cliLocale)].join('')
  const before = size(bytesBefore, cliLocale)
  if (status === 'unchanged') return t.unchanged({ name, size: before }) + notes
  const percent = decimal(savedPercent(bytesBefore, bytesAfter), cliLocale)
  return t.saved({ name, before, after: size(bytesAfter, cliLocale), percent }) + notes
}

/** Returns the counter that is shown below the lines while files are being optimised. */
export function soFar(reports: readonly FileReport[], all: number, cliLocale: CliLocale): string {
  return cliLocale.messages.cli.total.soFar({
    done: decimal(reports.length, cliLocale),
    all: decimal(all, cliLocale),
    percent: decimal(totalsOf(reports).savedPercent, cliLocale)
  })
}

export function totalLines(
  totals: Totals,
  { seconds, left, cliLocale }: { seconds: number; left: number; cliLocale: CliLocale }
): string[] {
  const t = cliLocale.messages.cli.total
  const count = (files: number) => ({ n: decimal(files, cliLocale), count: files })
  const stopped = left > 0 ? [t.stopped(count(left))] : []
  if (totals.files === 0) return left > 0 ? stopped : [t.none()]
  const { optimised, unchanged, refused, failed } = totals
  const counts = [t.optimised(count(optimised)), t.unchanged(count(unchanged))]
  if (refused > 0) counts.push(t.refused(count(refused)))
  if (failed > 0) counts.push(t.failed(count(failed)))
  return [
    t.files({
      ...count(totals.files),
      seconds: decimal(seconds, cliLocale, 1),
      counts: new Intl.ListFormat(cliLocale.locale, { type: 'unit', style: 'short' }).format(counts)
    }),
    t.bytes({
      before: size(totals.bytesBefore, cliLocale),
      after: size(totals.bytesAfter, cliLocale),
      percent: decimal(totals.savedPercent, cliLocale)
    }),
    ...stopped
  ]
}

const renamed = ({ file, result }: FileReport, { messages }: CliLocale): string =>
  result !== null && basename(result) !== basename(file)
    ? messages.cli.file.renamed({ name: printable(result) })
    : ''

/**
 * Returns a note if a file's extension does not match its content, and otherwise ''. The file was processed by its
 * content, but its name may mislead whoever uses it next.
 */
function mislabelled({ file, type }: FileReport, { messages }: CliLocale): string {
  const [, extension = ''] = /\.(\w+)$/.exec(file.toLowerCase()) ?? []
  const named = extension === 'jpg' ? 'jpeg' : extension
  return type !== null && /^(jpeg|png|gif|webp)$/.test(named) && named !== type
    ? messages.cli.file.mislabelled({ type: type.toUpperCase() })
    : ''
}

function size(bytes: number, cliLocale: CliLocale): string {
  const { locale } = cliLocale
  if (bytes < 1_000) return `${bytes} ${sizeUnit('byte', locale)}`
  return bytes < 1_000_000
    ? `${decimal(bytes / 1e3, cliLocale, 1)} ${sizeUnit('kilobyte', locale)}`
    : `${decimal(bytes / 1e6, cliLocale, 2)} ${sizeUnit('megabyte', locale)}`
}

/** Formats a number in the user's language: with `digits` decimals, or with up to two if `digits` is missing. */
function decimal(value: number, { locale }: CliLocale, digits?: number): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 2
  }).format(value)
}

/** Escapes control characters, because a file name may contain anything, even commands to a terminal. */
const printable = (text: string | null): string =>
  (text ?? '').replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))
