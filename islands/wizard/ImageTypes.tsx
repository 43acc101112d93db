import type { Messages } from '../lib/messages.ts'
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

/** Which images are compressed. Kinds that the plan lacks are disabled and name the plan that includes them. */
export function ImageTypes({ t, values, set, can, planName }: ImageTypesProps) {
  const { guidance } = t
  const { images } = guidance
  const locked = (isAllowed: boolean) =>
    isAllowed ? {} : { isDisabled: true, help: guidance.from({ plan: planName }) }
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
          isChecked={can.article && values.blogs === 1}
          onChange={(isChecked) => set({ blogs: isChecked ? 1 : 0 })}
          {...locked(can.article)}
        />
        <Choice
          type="checkbox"
          label={images.collection()}
          isChecked={can.collection && values.collection === 1}
          onChange={(isChecked) => set({ collection: isChecked ? 1 : 0 })}
          {...locked(can.collection)}
        />
      </fieldset>
    </>
  )
}
