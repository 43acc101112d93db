import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { ItemKind } from '../../modules/image-opt/contract.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'

export type Report = {
  text: string
  /** Whether no image failed and none was skipped. */
  isComplete: boolean
}

/** Returns the message at the end of a run; undefined when the run had nothing to do. */
export function reportOf(
  kind: ItemKind,
  progress: Progress,
  t: TranslationFunctions['run'],
  localeContext: LocaleContext
): Report | undefined {
  const { image_changed, item_changed, image_unchanged, image_failed, image_skipped } = progress
  const counted = (count: number) => ({ n: formatCount(count, localeContext), count })
  const isRestore = progress.process_type === 'restore'
  const done = image_changed + image_unchanged
  const missing = image_failed + image_skipped
  if (done + missing === 0) return undefined
  const changed = isRestore ? t.restored : t.optimized
  const failed = isRestore ? t.notRestored : t.notOptimized
  const parts =
    missing === 0
      ? [
          item_changed > 0 && changed[kind](counted(item_changed)),
          image_unchanged > 0 && t.alreadyOptimal(counted(image_unchanged))
        ]
      : [
          done > 0 && t.imagesDone({ done: counted(done).n, all: counted(done + missing).n }),
          image_failed > 0 && failed(counted(image_failed)),
          image_skipped > 0 && t.skippedUnpaid(counted(image_skipped))
        ]
  return { text: parts.filter(Boolean).join(' · '), isComplete: missing === 0 }
}
