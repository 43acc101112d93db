import type { Db } from '../../../server/core/database/db.ts'
import { wordFor } from '../contract.ts'
import { doesPicture, isWorkedOn, metadataFor, type RunOptions } from '../options/run-options.ts'
import { encodeOptionsFor, type StoredSettings } from '../options/settings.ts'
import type { RunKind } from '../tables.ts'
import { allExcluded, noTarget, nothingToOptimise, onlyPublished, wrongState } from './errors.ts'
import {
  type ChosenImage,
  listChosenImages,
  type Selection,
  type WantedOptions
} from './sql/selection.ts'

/**
 * Returns the images of a selection that a run of this kind would work on, in the order of their items. `runOptions`
 * is null for a run to which the targets in the settings do not apply.
 * @throws an AppError if the settings or the state of the images do not allow the run
 */
export async function chooseImages(
  db: Db,
  shopId: number,
  selection: Selection,
  run: { kind: RunKind; settings: StoredSettings; runOptions: RunOptions | null }
): Promise<ChosenImage[]> {
  const { kind, settings, runOptions } = run
  if (runOptions && !isWorkedOn(runOptions, true)) throw noTarget()
  const options = optionsOf(JSON.stringify(encodeOptionsFor(settings)), runOptions)
  const { exclusions } = settings
  const found = await listChosenImages(db, shopId, selection, { kind, options, exclusions })
  // Exclusions do not apply to restores, or to uploads, which the merchant chose on purpose.
  const ignoresExclusions = kind === 'restore' || selection.kind === 'upload'
  const chosen = found.filter(({ excluded_by }) => ignoresExclusions || excluded_by === null)
  if (chosen.length === 0 && found.length > 0) throw allExcluded()
  const images = chosen.filter(
    ({ is_published }) => runOptions === null || isWorkedOn(runOptions, is_published === 1)
  )
  if (images.length === 0 && chosen.length > 0) throw onlyPublished()
  if (images.length === 0)
    throw kind === 'optimise' || kind === 'automatic'
      ? nothingToOptimise()
      : wrongState(wordOf(selection))
  return images
}

function optionsOf(encodeOptionsJson: string, runOptions: RunOptions | null): WantedOptions {
  const of = (isPublished: boolean) => ({
    picture: doesPicture(runOptions, isPublished) ? encodeOptionsJson : 'null',
    metadata: JSON.stringify(metadataFor(runOptions, isPublished))
  })
  return { published: of(true), unpublished: of(false) }
}

/**
 * Returns the word for the selection in messages: the word for images if only single images were chosen, otherwise the
 * word for the item kind.
 */
function wordOf(selection: Selection) {
  const items = 'items' in selection ? selection.items : []
  const isByImage =
    items !== 'all' && items.length > 0 && items.every(({ imageIds }) => imageIds.length > 0)
  return wordFor(isByImage || 'images' in selection ? 'upload' : selection.kind)
}
