import { dataTypeOf, type ItemKind } from '../../modules/image-opt/contract.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { send } from '../lib/events.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'

/** Announces on the page that a run has ended, and says what it did. The code that says it is loaded at the first end. */
export const endRun = (
  kind: ItemKind,
  progress: Progress,
  t: Messages<'run'>['run'],
  localeContext: LocaleContext
): Promise<void> =>
  import('./say-end.ts')
    .then(({ sayEnd }) => sayEnd(kind, progress, t, localeContext))
    // Without that code the rows still show what the run did.
    .catch(() => false)
    .then((isComplete) => send('runFinished', { types: [dataTypeOf(kind)], isComplete }))
