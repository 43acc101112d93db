import type { ItemView } from '../../modules/image-opt/schema.ts'
import { None } from './Sizes.tsx'
import type { HistoryTexts } from './texts.ts'

/** What was done to the item besides compressing it. */
export function Chips({ t, row }: { t: HistoryTexts; row: ItemView }) {
  const done = [
    row.is_to_jpg === 1 && t.toJpg(),
    row.is_edit_alt === 1 && t.altText(),
    row.is_edit_name === 1 && t.fileName(),
    row.is_watermark === 1 && t.watermark()
  ].filter((word) => word !== false)
  if (done.length === 0) return <None t={t} />
  return (
    <ul className="chips">
      {done.map((word) => (
        <li key={word} className="chip">
          {word}
        </li>
      ))}
    </ul>
  )
}
