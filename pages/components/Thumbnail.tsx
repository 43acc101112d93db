/**
 * A square of 40 px, whatever the picture's shape. If there is no picture or it fails to load, the tile behind it
 * shows.
 */
export function Thumbnail({ src }: { src: string }) {
  return (
    <span className="thumb">
      {src !== '' && (
        <img src={src} alt="" width={40} height={40} loading="lazy" decoding="async" />
      )}
    </span>
  )
}
