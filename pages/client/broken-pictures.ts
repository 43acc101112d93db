/**
 * Loads each broken picture once more from the backup host, if there is one (BACKUP_IMAGE_HOST). A thumbnail that
 * still cannot be loaded is hidden, so that the tile behind it shows. The listener is a capturing one, because `error`
 * events do not bubble. A picture that failed before this script ran is recognised because it has no pixels.
 */
export function replaceBrokenPictures(): void {
  document.addEventListener(
    'error',
    (event) => {
      if (!(event.target instanceof HTMLImageElement)) return
      // While the backup host is being tried, islands must not receive the event: they would report the picture as
      // missing.
      if (tryBackup(event.target)) event.stopPropagation()
      else if (isThumbnail(event.target)) event.target.style.visibility = 'hidden'
    },
    true
  )
  // Shows a hidden thumbnail again as soon as it has loaded a picture.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement && isThumbnail(target)) target.style.visibility = ''
    },
    true
  )
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && !tryBackup(image) && isThumbnail(image))
      image.style.visibility = 'hidden'
}

const isThumbnail = (image: HTMLImageElement): boolean => image.closest('.thumb') !== null

/**
 * Loads the picture from the backup host.
 * @returns false when there is no backup host or the picture already comes from there
 */
function tryBackup(image: HTMLImageElement): boolean {
  const { backup } = document.body.dataset
  const address = URL.parse(image.src)
  if (!backup || !address?.protocol.startsWith('http') || address.href.startsWith(backup))
    return false
  image.src = backup + address.pathname + address.search
  return true
}
