import type { Automatic } from './automatic/automatic.ts'
import type { Estimates } from './estimate.ts'
import type { Links } from './links.ts'
import type { CodecPool } from './pool.ts'
import type { Runner } from './runner.ts'
import type { Catalogue } from './sync.ts'
import type { Tickets } from './upload/ticket.ts'

/** What runs beside the routes of this module, made once in index.ts. */
export type Running = {
  runner: Runner
  catalogue: Catalogue
  codec: CodecPool
  estimates: Estimates
  links: Links
  tickets: Tickets
  automatic: Automatic
}
