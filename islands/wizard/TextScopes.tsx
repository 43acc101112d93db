import type { ReactNode } from 'react'
import type { SettingsKind } from '../../modules/image-opt/contract.ts'
import type { Messages } from '../lib/messages.ts'
import { Choice } from '../ui/field/Choice.tsx'
import type { TextKind, Texts } from './draft.ts'

type TextScopesProps = {
  t: Messages<'guidance'>
  kind: TextKind
  values: Texts
  set: (change: Partial<Texts>) => void
  /** Renders the template field that is shown under a scope. */
  template: (scope: SettingsKind) => ReactNode
}

/** The kinds of items whose images get alt texts or file names. */
export function TextScopes({ t, kind, values, set, template }: TextScopesProps) {
  const messages = t.guidance[kind === 'alt_text' ? 'alt' : 'file']
  const product = { type: 'radio', name: `${kind}-product` } as const
  return (
    <>
      <Choice
        type="checkbox"
        label={messages.product()}
        isChecked={values.product > 0}
        onChange={(isChecked) => set({ product: isChecked ? 1 : 0 })}
      />
      <fieldset className="setting-nested" disabled={values.product === 0}>
        <legend className="visually-hidden">{messages.product()}</legend>
        <Choice
          {...product}
          label={messages.all()}
          isChecked={values.product === 1}
          onChange={() => set({ product: 1 })}
        />
        <Choice
          {...product}
          label={messages.published()}
          isChecked={values.product === 2}
          onChange={() => set({ product: 2 })}
        />
      </fieldset>
      {template('product')}
      <Choice
        type="checkbox"
        label={messages.collection()}
        isChecked={values.collection === 1}
        onChange={(isChecked) => set({ collection: isChecked ? 1 : 0 })}
      />
      {template('collection')}
      <Choice
        type="checkbox"
        label={messages.blog()}
        isChecked={values.blogs === 1}
        onChange={(isChecked) => set({ blogs: isChecked ? 1 : 0 })}
      />
      {template('blogs')}
    </>
  )
}
