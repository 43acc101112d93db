import type { Texts } from '../dialog/texts.ts'
import { Choice } from './Choice.tsx'
import type { ImageOpt, PlanAllows } from './image-opt.ts'

type TargetsProps = {
  values: ImageOpt
  set: (change: Partial<ImageOpt>) => void
  t: Texts<'dialog' | 'compression'>
  can: PlanAllows
  planName: string
}

/** Which images are optimised. What the plan lacks is shown off, with the plan that has it. */
export function Targets({ values, set, t, can, planName }: TargetsProps) {
  const locked = (isAllowed: boolean) =>
    isAllowed ? {} : { isDisabled: true, help: t.dialog.from({ plan: planName }) }
  return (
    <fieldset className="setting-group">
      <legend>{t.compression.targets()}</legend>
      <Choice
        type="checkbox"
        label={t.compression.products()}
        isChecked={values.product > 0}
        onChange={(isChecked) => set({ product: isChecked ? 1 : 0 })}
      />
      <fieldset className="setting-nested" disabled={values.product === 0}>
        <legend className="visually-hidden">{t.compression.scope()}</legend>
        <Choice
          type="radio"
          name="product"
          label={t.compression.allProducts()}
          isChecked={values.product === 1}
          onChange={() => set({ product: 1 })}
        />
        <Choice
          type="radio"
          name="product"
          label={t.compression.publishedProducts()}
          isChecked={values.product === 2}
          onChange={() => set({ product: 2 })}
        />
      </fieldset>
      <Choice
        type="checkbox"
        label={t.compression.collections()}
        isChecked={can.collection && values.collection === 1}
        onChange={(isChecked) => set({ collection: isChecked ? 1 : 0 })}
        {...locked(can.collection)}
      />
      <Choice
        type="checkbox"
        label={t.compression.blogs()}
        isChecked={can.article && values.blogs === 1}
        onChange={(isChecked) => set({ blogs: isChecked ? 1 : 0 })}
        {...locked(can.article)}
      />
    </fieldset>
  )
}
