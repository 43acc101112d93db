/** The exit codes after each signal: 128 plus the signal's number, as shells report it. */
const CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** The reason given when the work is aborted. It carries the program's exit code. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
  readonly exitCode: number
  constructor(exitCode: number) {
    super('Stopped')
    this.exitCode = exitCode
  }
}

/**
 * Returns an AbortSignal that aborts when this process is asked to end, or when nobody reads its output any longer.
 * The signal's reason is a Stopped.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  const stop = (code: number) => () => controller.abort(new Stopped(code))
  for (const [signal, code] of Object.entries(CODES)) process.on(signal, stop(code))
  process.stdout.on('error', stop(CODES.SIGTERM))
  // The channel to server/cli.mjs closes when that process is killed. An open channel must not keep this process alive.
  process.on('disconnect', stop(CODES.SIGTERM))
  process.channel?.unref()
  return controller.signal
}
