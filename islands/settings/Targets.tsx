import { type ReactNode, useId } from 'react'
import { Choice } from './Choice.tsx'
import { flag, type PlanAllows } from './draft.ts'

/** What every section of the settings has: for which images it is. */
type Values = { product: 0 | 1 | 2; collection: 0 | 1; blogs: 0 | 1 }

export type TargetTexts = {
  legend: string
  product: string
  scope: string
  allProducts: string
  publishedProducts: string
  collection: string
  blogs: string
}

type TargetsProps = {
  values: Values
  set: (change: Partial<Values>) => void
  texts: TargetTexts
  can: Pick<PlanAllows, 'collection' | 'article'>
  /** Said of what the plan lacks. */
  lacking: string
  /** What belongs to a kind, shown under it while it is chosen. */
  under?: (kind: keyof Values) => ReactNode
}

/** Which images are worked on. What the plan lacks is shown off, with the plan that has it. */
export function Targets({ values, set, texts, can, lacking, under }: TargetsProps) {
  const group = useId()
  const locked = (isAllowed: boolean) => (isAllowed ? {} : { isDisabled: true, help: lacking })
  const hasCollection = can.collection && values.collection === 1
  const hasBlogs = can.article && values.blogs === 1
  return (
    <fieldset className="setting-group">
      <legend>{texts.legend}</legend>
      <Choice
        type="checkbox"
        label={texts.product}
        isChecked={values.product > 0}
        onChange={(isChecked) => set({ product: flag(isChecked) })}
      />
      <fieldset className="setting-nested" disabled={values.product === 0}>
        <legend className="visually-hidden">{texts.scope}</legend>
        <Choice
          type="radio"
          name={group}
          label={texts.allProducts}
          isChecked={values.product === 1}
          onChange={() => set({ product: 1 })}
        />
        <Choice
          type="radio"
          name={group}
          label={texts.publishedProducts}
          isChecked={values.product === 2}
          onChange={() => set({ product: 2 })}
        />
      </fieldset>
      {values.product > 0 && under?.('product')}
      <Choice
        type="checkbox"
        label={texts.collection}
        isChecked={hasCollection}
        onChange={(isChecked) => set({ collection: flag(isChecked) })}
        {...locked(can.collection)}
      />
      {hasCollection && under?.('collection')}
      <Choice
        type="checkbox"
        label={texts.blogs}
        isChecked={hasBlogs}
        onChange={(isChecked) => set({ blogs: flag(isChecked) })}
        {...locked(can.article)}
      />
      {hasBlogs && under?.('blogs')}
    </fieldset>
  )
}
