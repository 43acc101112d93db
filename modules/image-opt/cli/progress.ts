import type { WriteStream } from 'node:tty'
import type { CliLocale } from './cli-locale.ts'
import type { FileReport } from './file-report.ts'
import { lineOf, soFar } from './words.ts'

export type Progress = {
  add(report: FileReport): void
  end(): void
}

type Streams = {
  /** Where the lines are printed. Null with --json, because the JSON document is then the only output. */
  out: NodeJS.WritableStream | null
  terminal: WriteStream
  cliLocale: CliLocale
}

const CLEAR_LINE = '\r\x1b[K'

/** Prints a line for each file unless `out` is null and, on a terminal, a counter below the lines. */
export function startProgress(files: number, { out, terminal, cliLocale }: Streams): Progress {
  const reports: FileReport[] = []
  const clear = () => void (terminal.isTTY && terminal.write(CLEAR_LINE))
  return {
    add(report) {
      reports.push(report)
      clear()
      out?.write(`${lineOf(report, cliLocale)}\n`)
      if (!terminal.isTTY) return
      terminal.write(soFar(reports, files, cliLocale))
    },
    end: clear
  }
}
