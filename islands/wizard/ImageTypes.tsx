import type { Messages } from '../lib/messages.ts'
import { FromPlan } from '../ui/FromPlan.tsx'
import { Choice } from '../ui/field/Choice.tsx'
import type { Allowed, Draft } from './draft.ts'

type Values = Draft['image_opt']

type ImageTypesProps = {
  t: Messages<'guidance'>
  values: Values
  set: (change: Partial<Values>) => void
  can: Allowed
  planName: string
}

/**
 * The kinds of images to compress. A kind that the shop's plan does not include is shown with the name of the plan
 * that does.
 */
export function ImageTypes({ t, values, set, can, planName }: ImageTypesProps) {
  const { guidance } = t
  const { images } = guidance
  const marked = (isAllowed: boolean) =>
    isAllowed ? {} : { help: <FromPlan name={guidance.from({ plan: planName })} /> }
  return (
    <>
      <h1 tabIndex={-1}>{images.title()}</h1>
      <p className="muted">{images.line()}</p>
      <fieldset className="wizard-choices">
        <legend className="visually-hidden">{images.title()}</legend>
        <Choice
          type="checkbox"
          label={images.product()}
          isChecked={values.product > 0}
          onChange={(isChecked) => set({ product: isChecked ? 1 : 0 })}
        />
        <Choice
          type="checkbox"
          label={images.blog()}
          isChecked={values.blogs === 1}
          onChange={(isChecked) => set({ blogs: isChecked ? 1 : 0 })}
          {...marked(can.article)}
        />
        <Choice
          type="checkbox"
          label={images.collection()}
          isChecked={values.collection === 1}
          onChange={(isChecked) => set({ collection: isChecked ? 1 : 0 })}
          {...marked(can.collection)}
        />
      </fieldset>
    </>
  )
}
