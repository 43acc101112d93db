import type { ImageView } from '../../modules/image-opt/schema.ts'
import { formatRatio, formatSize, type Reader } from '../../pages/components/numbers.ts'
import type { Texts } from '../dialog/texts.ts'
import { fileTypeOf } from './file-type.ts'
import { lookOf } from './look-of.ts'

type FiguresProps = { image: ImageView; t: Texts<'compare'>; reader: Reader }

export function Figures({ image, t: texts, reader }: FiguresProps) {
  const { compare: t } = texts
  const look = lookOf(image, texts)
  const figures = [
    { name: t.original(), value: formatSize(image.img_size, reader) },
    { name: t.optimized(), value: formatSize(image.comp_size, reader) },
    { name: t.reduction(), value: formatRatio(image.comp_ratio, reader), isGood: true },
    { name: t.fileType(), value: fileTypeOf(image, t.converted) },
    ...(look === '' ? [] : [{ name: t.quality(), value: look }])
  ]
  return (
    <dl className="compare-figures">
      {figures.map(({ name, value, isGood = false }) => (
        <div key={name}>
          <dt className="caption">{name}</dt>
          <dd className="num" data-good={isGood || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
