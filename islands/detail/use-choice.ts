import { useState } from 'react'
import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import { isLocked } from './images.ts'

/** Holds the selected images of the page. Images on which no action is possible cannot be selected. */
export function useChoice(images: ImageView[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const open = images.filter((image) => !isLocked(image))
  return {
    open,
    chosen: open.filter(({ opt_id }) => ids.has(opt_id)),
    choose(images: ImageView[], isChosen: boolean) {
      const next = new Set(ids)
      for (const { opt_id } of images)
        if (isChosen) next.add(opt_id)
        else next.delete(opt_id)
      setIds(next)
    },
    clear: () => setIds(new Set())
  }
}

export type Choice = ReturnType<typeof useChoice>
