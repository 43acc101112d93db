import type { StoreImage } from '../../store-platform.ts'
import { type Html, html } from './html.ts'

/** The number of pictures that fit on a first screen; the browser loads the others when they are about to be seen. */
const EAGER = 4

/** Renders a picture in a frame whose shape the style sheet sets, so that nothing moves when the picture arrives. */
export function picture(image: StoreImage | undefined, title: string, position: number): Html {
  if (!image) return html`<span class="frame empty"></span>`
  const loading = position < EAGER ? 'eager' : 'lazy'
  return html`<span class="frame"><img src="${image.url}" alt="${image.alt || title}" width="800" height="800" loading="${loading}" decoding="async"></span>`
}
