import { type ReactNode, useId } from 'react'
import { FromPlan } from '../../ui/FromPlan.tsx'
import { Choice } from '../../ui/field/Choice.tsx'
import { flag, type PlanAllows } from '../draft.ts'

/** The targets that every section of the settings has. */
type Values = { product: 0 | 1 | 2; collection: 0 | 1; blogs: 0 | 1 }

type TargetTexts = {
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
  messages: TargetTexts
  can: Pick<PlanAllows, 'collection' | 'article'>
  /** The note beside a kind that the plan lacks. */
  lacking: string
  /** Renders more fields for a kind, below its box, while the box is ticked. */
  under?: (kind: keyof Values) => ReactNode
}

/**
 * The targets of a section. A kind that the shop's plan does not include is shown with the name of the plan that does.
 */
export function Targets({ values, set, messages, can, lacking, under }: TargetsProps) {
  const group = useId()
  const marked = (isAllowed: boolean) => (isAllowed ? {} : { help: <FromPlan name={lacking} /> })
  const hasCollection = values.collection === 1
  const hasBlogs = values.blogs === 1
  return (
    <fieldset className="setting-group">
      <legend>{messages.legend}</legend>
      <Choice
        type="checkbox"
        label={messages.product}
        isChecked={values.product > 0}
        onChange={(isChecked) => set({ product: flag(isChecked) })}
      />
      <fieldset className="setting-nested" disabled={values.product === 0}>
        <legend className="visually-hidden">{messages.scope}</legend>
        <Choice
          type="radio"
          name={group}
          label={messages.allProducts}
          isChecked={values.product === 1}
          onChange={() => set({ product: 1 })}
        />
        <Choice
          type="radio"
          name={group}
          label={messages.publishedProducts}
          isChecked={values.product === 2}
          onChange={() => set({ product: 2 })}
        />
      </fieldset>
      {values.product > 0 && under?.('product')}
      <Choice
        type="checkbox"
        label={messages.collection}
        isChecked={hasCollection}
        onChange={(isChecked) => set({ collection: flag(isChecked) })}
        {...marked(can.collection)}
      />
      {hasCollection && under?.('collection')}
      <Choice
        type="checkbox"
        label={messages.blogs}
        isChecked={hasBlogs}
        onChange={(isChecked) => set({ blogs: flag(isChecked) })}
        {...marked(can.article)}
      />
      {hasBlogs && under?.('blogs')}
    </fieldset>
  )
}
