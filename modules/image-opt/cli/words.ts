import { sizeUnit } from '../../../locales/size-unit.ts'
import type { FileReport } from './file-report.ts'
import type { CliLocale } from './speech.ts'
import { savedPercent, type Totals, totalsOf } from './totals.ts'

/** Returns the line for one file. */
export function lineOf(report: FileReport, speech: CliLocale): string {
  const { file, status, bytesBefore, bytesAfter, detail } = report
  const t = speech.messages.cli.file
  const name = printable(file)
  if (status === 'refused' || status === 'failed')
    return t[status]({ name, why: printable(detail) })
  const notes = [renamed(report, speech), mislabelled(report, speech)].join('')
  const before = size(bytesBefore, speech)
  if (status === 'unchanged') return t.unchanged({ name, size: before }) + notes
  const percent = decimal(savedPercent(bytesBefore, bytesAfter), speech)
  return t.saved({ name, before, after: size(bytesAfter, speech), percent }) + notes
}

/** Returns the counter that stands below the lines during the work. */
export function soFar(reports: readonly FileReport[], all: number, speech: CliLocale): string {
  return speech.messages.cli.total.soFar({
    done: decimal(reports.length, speech),
    all: decimal(all, speech),
    percent: decimal(totalsOf(reports).savedPercent, speech)
  })
}

export function totalLines(
  totals: Totals,
  { seconds, left, speech }: { seconds: number; left: number; speech: CliLocale }
): string[] {
  const t = speech.messages.cli.total
  const count = (files: number) => ({ n: decimal(files, speech), count: files })
  const stopped = left > 0 ? [t.stopped(count(left))] : []
  if (totals.files === 0) return left > 0 ? stopped : [t.none()]
  const { optimised, unchanged, refused, failed } = totals
  const counts = [t.optimised(count(optimised)), t.unchanged(count(unchanged))]
  if (refused > 0) counts.push(t.refused(count(refused)))
  if (failed > 0) counts.push(t.failed(count(failed)))
  return [
    t.files({
      ...count(totals.files),
      seconds: decimal(seconds, speech, 1),
      counts: new Intl.ListFormat(speech.locale, { type: 'unit', style: 'short' }).format(counts)
    }),
    t.bytes({
      before: size(totals.bytesBefore, speech),
      after: size(totals.bytesAfter, speech),
      percent: decimal(totals.savedPercent, speech)
    }),
    ...stopped
  ]
}

const renamed = ({ type, resultType, result }: FileReport, { messages }: CliLocale): string =>
  type !== resultType ? messages.cli.file.renamed({ name: printable(result) }) : ''

/**
 * Notes that a file's name does not match its content, since the name may mislead the next reader. The file was
 * handled by its content.
 */
function mislabelled({ file, type }: FileReport, { messages }: CliLocale): string {
  const [, extension = ''] = /\.(\w+)$/.exec(file.toLowerCase()) ?? []
  const named = extension === 'jpg' ? 'jpeg' : extension
  return type !== null && /^(jpeg|png|gif|webp)$/.test(named) && named !== type
    ? messages.cli.file.mislabelled({ type: type.toUpperCase() })
    : ''
}

function size(bytes: number, speech: CliLocale): string {
  const { locale } = speech
  if (bytes < 1_000) return `${bytes} ${sizeUnit('byte', locale)}`
  return bytes < 1_000_000
    ? `${decimal(bytes / 1e3, speech, 1)} ${sizeUnit('kilobyte', locale)}`
    : `${decimal(bytes / 1e6, speech, 2)} ${sizeUnit('megabyte', locale)}`
}

/** Formats a number in the user's language, with `digits` decimals, or with up to two where `digits` is missing. */
function decimal(value: number, { locale }: CliLocale, digits?: number): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 2
  }).format(value)
}

/** Escapes control characters: a file name may contain anything, even what a terminal would obey. */
const printable = (text: string | null): string =>
  (text ?? '').replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))
