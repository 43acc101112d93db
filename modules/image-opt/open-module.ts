import type { Catalogue } from './catalogue/sync.ts'
import type { CodecPool } from './engine/pool/pool.ts'
import type { Automatic } from './runs/automatic/automatic.ts'
import type { Estimates } from './runs/estimate/estimate.ts'
import type { Runner } from './runs/runner.ts'
import type { SignedUrls } from './signed-urls.ts'
import type { Tickets } from './uploads/upload-token.ts'

/** The services that the module's routes share, created once in index.ts. */
export type ImageOptServices = {
  runner: Runner
  catalogue: Catalogue
  codec: CodecPool
  estimates: Estimates
  signedUrls: SignedUrls
  uploadTokens: Tickets
  automatic: Automatic
}
