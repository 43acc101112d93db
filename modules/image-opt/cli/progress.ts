import type { WriteStream } from 'node:tty'
import type { FileReport } from './file-report.ts'
import { totalsOf } from './totals.ts'
import { lineOf } from './words.ts'

export type Progress = {
  add(report: FileReport): void
  end(): void
}

type Streams = {
  /** Where lines go; nothing for --json, whose document comes alone. */
  out: NodeJS.WritableStream | null
  terminal: WriteStream
}

const CLEAR_LINE = '\r\x1b[K'

/** A line for each file, and below them, on a terminal, one that counts. */
export function startProgress(files: number, { out, terminal }: Streams): Progress {
  const reports: FileReport[] = []
  const clear = () => void (terminal.isTTY && terminal.write(CLEAR_LINE))
  return {
    add(report) {
      reports.push(report)
      clear()
      out?.write(`${lineOf(report)}\n`)
      if (!terminal.isTTY) return
      const { savedPercent } = totalsOf(reports)
      terminal.write(`${reports.length} of ${files}, ${savedPercent} % saved so far`)
    },
    end: clear
  }
}
