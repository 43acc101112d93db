import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { showError } from '../ui/toast/show-error.ts'

/** Reports how many images a run changed, how many had nothing to gain, and how many failed. */
export function reportEnd(
  { image_changed, image_unchanged, image_failed, process_type }: Progress,
  t: Messages<'detail'>['detail'],
  localeContext: LocaleContext
): void {
  const counted = (count: number) => ({ shown: formatCount(count, localeContext), count })
  const changed = counted(image_changed)
  const parts = [
    changed.count > 0 && (process_type === 'restore' ? t.restored(changed) : t.optimized(changed)),
    image_unchanged > 0 && t.alreadyOptimal(counted(image_unchanged))
  ]
  notify(parts.filter(Boolean).join(' · '))
  if (image_failed > 0) showError(t.notDone(counted(image_failed)))
}
