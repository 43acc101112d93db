/**
 * A thumbnail that cannot be loaded gives way to the tile behind it. `error` does not bubble, hence the
 * capture; pictures that failed before this script ran have no pixels.
 */
export function replaceBrokenPictures(): void {
  const isThumbnail = (target: unknown): target is HTMLImageElement =>
    target instanceof HTMLImageElement && target.closest('.thumb') !== null
  document.addEventListener(
    'error',
    ({ target }) => {
      if (isThumbnail(target)) target.style.visibility = 'hidden'
    },
    true
  )
  // A picture that comes after all, or another one in the same element.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (isThumbnail(target)) target.style.visibility = ''
    },
    true
  )
  for (const image of document.querySelectorAll<HTMLImageElement>('.thumb img'))
    if (image.complete && image.naturalWidth === 0) image.style.visibility = 'hidden'
}
