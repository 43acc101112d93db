/**
 * A picture that cannot be loaded is asked for once more at the backup host, where there is one
 * (BACKUP_IMAGE_HOST); a thumbnail that fails there too gives way to the tile behind it. `error` does not
 * bubble, hence the capture; pictures that failed before this script ran have no pixels.
 */
export function replaceBrokenPictures(): void {
  document.addEventListener(
    'error',
    (event) => {
      if (!(event.target instanceof HTMLImageElement)) return
      // An island that hears of it would give the picture up.
      if (tryBackup(event.target)) event.stopPropagation()
      else if (isThumbnail(event.target)) event.target.style.visibility = 'hidden'
    },
    true
  )
  // A picture that comes after all, or another one in the same element.
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

/** @returns false when there is no backup host, or it was asked already */
function tryBackup(image: HTMLImageElement): boolean {
  const { backup } = document.body.dataset
  const address = URL.parse(image.src)
  if (!backup || !address?.protocol.startsWith('http') || address.href.startsWith(backup))
    return false
  image.src = backup + address.pathname + address.search
  return true
}
