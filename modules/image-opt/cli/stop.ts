/** 128 plus the signal's number, as shells report a program that a signal ended. */
const CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** Why the work ends early, and the exit code that follows. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
  readonly exitCode: number
  constructor(exitCode: number) {
    super('Stopped')
    this.exitCode = exitCode
  }
}

/**
 * Returns a signal that is aborted, with a Stopped, when this process is asked to end or nobody reads its output any
 * longer.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  const stop = (code: number) => () => controller.abort(new Stopped(code))
  for (const [signal, code] of Object.entries(CODES)) process.on(signal, stop(code))
  process.stdout.on('error', stop(CODES.SIGTERM))
  // The channel to server/cli.mjs closes when that process is killed. It must not keep this process alive.
  process.on('disconnect', stop(CODES.SIGTERM))
  process.channel?.unref()
  return controller.signal
}
