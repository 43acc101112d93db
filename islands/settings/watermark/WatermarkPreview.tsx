import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import type { Watermark } from '../draft.ts'
import { placeWatermark, type Size } from './watermark.ts'

type WatermarkPreviewProps = {
  values: Watermark
  samplePicture: string
  t: TranslationFunctions['watermark']
}

/** One of the shop's images with the watermark. The browser draws it as it will appear. */
export function WatermarkPreview({ values, samplePicture, t }: WatermarkPreviewProps) {
  const [picture, setPicture] = useState<Size | null>(null)
  const [mark, setMark] = useState<Size | null>(null)
  const place = picture && mark && placeWatermark(picture, mark, values)
  const percent = (part: number) => `${part * 100}%`
  return (
    <figure className="setting-preview">
      <figcaption className="label">{t.preview()}</figcaption>
      <div className="setting-preview-picture">
        <Picture address={samplePicture} label={t.sample()} onSize={setPicture} />
        <Picture
          address={values.file_data || values.logo}
          label=""
          onSize={setMark}
          style={
            place
              ? {
                  left: percent(place.left),
                  top: percent(place.top),
                  width: percent(place.width),
                  height: percent(place.height),
                  opacity: values.opacity
                }
              : { visibility: 'hidden' }
          }
        />
      </div>
    </figure>
  )
}

type PictureProps = {
  address: string
  label: string
  onSize: (size: Size) => void
  style?: React.CSSProperties
}

/** A picture that reports its natural size, even if it loaded before the listener was attached. */
function Picture({ address, label, onSize, style }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const tell = useEffectEvent(() => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {}
    if (width > 0) onSize({ width, height })
  })
  useEffect(() => tell(), [address])
  return <img key={address} ref={image} src={address} alt={label} style={style} onLoad={sizeOf} />

  function sizeOf({ currentTarget }: React.SyntheticEvent<HTMLImageElement>) {
    onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
  }
}
