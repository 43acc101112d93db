import type { StoreImage } from '../../store-platform.ts'
import { type Html, html } from './html.ts'

/** How many pictures a first screen shows. The browser loads the others only when they are about to be seen. */
const EAGER = 4

/**
 * Renders a picture in a frame whose shape is set by the style sheet, so that nothing moves when the picture has
 * loaded.
 */
export function picture(image: StoreImage | undefined, title: string, position: number): Html {
  if (!image) return html`<span class="frame empty"></span>`
  const loading = position < EAGER ? 'eager' : 'lazy'
  return html`<span class="frame"><img src="${image.url}" alt="${image.alt || title}" width="800" height="800" loading="${loading}" decoding="async"></span>`
}
