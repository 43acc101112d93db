import { dataTypeOf, type ItemKind } from '../../modules/image-opt/contract.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { send } from '../lib/events.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'

/**
 * Shows the merchant what a run did and sends `runFinished`. The code for the message is loaded when the first run
 * ends.
 */
export const endRun = (
  kind: ItemKind,
  progress: Progress,
  t: Messages<'run'>['run'],
  localeContext: LocaleContext
): Promise<void> =>
  import('./say-end.ts')
    .then(({ sayEnd }) => sayEnd(kind, progress, t, localeContext))
    // If the code for the message cannot be loaded, the rows still show what the run did.
    .catch(() => false)
    .then((isComplete) => send('runFinished', { types: [dataTypeOf(kind)], isComplete }))
