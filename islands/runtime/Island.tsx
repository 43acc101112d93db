import { type ComponentType, createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'

/** load: at once; idle: when the browser has time; visible: 200 px before it is scrolled into view. */
export type When = 'load' | 'idle' | 'visible'

type IslandProps<Props> = {
  of: ComponentType<Props>
  /** The name of the file in islands/. */
  name: string
  when: When
  /** Plain JSON: it goes through the page's HTML. */
  props: Props
  className?: string
}

/**
 * A part of the page that comes alive in the browser. It is a React root of its own on both sides,
 * with its own prefix, else `useId` would give the same ids in every island.
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
