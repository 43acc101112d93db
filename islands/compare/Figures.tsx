import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import { formatRatio, formatSize, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { fileTypeOf } from './file-type.ts'
import { qualityLabelOf } from './quality-label.ts'

type FiguresProps = { image: ImageView; t: Messages<'compare'>; localeContext: LocaleContext }

export function Figures({ image, t: messages, localeContext }: FiguresProps) {
  const { compare: t } = messages
  const label = qualityLabelOf(image, messages)
  const figures = [
    { name: t.original(), value: formatSize(image.img_size, localeContext) },
    { name: t.optimized(), value: formatSize(image.comp_size, localeContext) },
    { name: t.reduction(), value: formatRatio(image.comp_ratio, localeContext), isGood: true },
    { name: t.fileType(), value: fileTypeOf(image, t.converted) },
    ...(label === '' ? [] : [{ name: t.quality(), value: label }])
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
