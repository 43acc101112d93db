import { isFailure } from '../../../server/core/failure.ts'
import type { CheckReason } from './checker.ts'
import type { Refused } from './host-process.ts'

/**
 * Makes this process a host: it answers one request of its parent, which then kills it together with its browser. If
 * the parent dies first, this process kills its process group, which contains itself and the browser. A signal that a
 * service manager sends to every process of a service is left to the parent.
 */
export function serveParent<Request>(work: (request: Request) => Promise<object>): void {
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => {})
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
  process.once('message', (request) => {
    void work(request as Request)
      .catch(refusalOf)
      .then((answer) => process.send?.(answer))
  })
}

const refusalOf = (error: Error): Refused => ({
  failure: isFailure<CheckReason>(error) ? error.code : 'fault',
  message: error.message
})
