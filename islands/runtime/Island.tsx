import { type ComponentType, createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './entries.ts'

/**
 * When the island hydrates. `load`: at once; `idle`: when the browser is idle; `visible`: when it is at most 200 px
 * away from the visible part of the page.
 */
type When = 'load' | 'idle' | 'visible'

type IslandProps<Props> = {
  of: ComponentType<Props>
  name: IslandName
  when: When
  /** Must be plain JSON, because the props are serialised into the page's HTML. */
  props: Props
  className?: string
}

/**
 * A part of the page that is hydrated in the browser. On the server and in the browser it is a separate React root
 * with its own id prefix, because otherwise `useId` would produce the same ids in every island.
 */
export function Island<Props extends object>({
  of,
  name,
  when,
  props,
  className
}: IslandProps<Props>) {
  const id = `i${useId()}`
  const html = renderToString(createElement(of, props), { identifierPrefix: id })
  return (
    <>
      <div
        id={id}
        className={className}
        data-island={name}
        data-when={when}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
