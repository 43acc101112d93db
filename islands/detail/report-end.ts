import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { showError } from '../ui/toast/show-error.ts'

/** Reports how many images a run changed and how many failed. */
export function reportEnd(
  { image_total, image_in, image_failed, process_type }: Progress,
  t: Messages<'detail'>['detail'],
  localeContext: LocaleContext
): void {
  const counted = (count: number) => ({ shown: formatCount(count, localeContext), count })
  const done = counted(image_total - image_in - image_failed)
  if (done.count > 0) notify(process_type === 'restore' ? t.restored(done) : t.optimized(done))
  if (image_failed > 0) showError(t.notDone(counted(image_failed)))
}
