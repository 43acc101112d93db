export type Row = readonly string[]

/** Renders a Markdown table with all columns but the first aligned to the right. */
export function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

export const percent = (value: number): string => `${value.toFixed(1)} %`
export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2)
export const rate = (amount: number, seconds: number): string => (amount / seconds).toFixed(1)

/** Renders a target and whether the value meets it at the precision shown. */
export function verdict(value: number, target: number | null | undefined, digits = 1): string {
  if (target === null || target === undefined) return ''
  return `${target} ${Number(value.toFixed(digits)) >= target ? '✓' : '✗'}`
}
