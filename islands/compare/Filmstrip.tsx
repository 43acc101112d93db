import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import { Thumbnail } from '../../pages/components/Thumbnail.tsx'

type FilmstripProps = { images: ImageView[]; shown: number; onShow: (index: number) => void }

/** The item's images as thumbnails. Pressing one shows it. */
export function Filmstrip({ images, shown, onShow }: FilmstripProps) {
  return (
    <ul className="compare-strip">
      {images.map(({ opt_id, file_name, thumbnail }, index) => (
        <li key={opt_id}>
          <button
            type="button"
            aria-label={file_name}
            aria-current={index === shown || undefined}
            onClick={() => onShow(index)}
          >
            <Thumbnail src={thumbnail} />
          </button>
        </li>
      ))}
    </ul>
  )
}
