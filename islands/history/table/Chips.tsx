import type { HistoryMessages } from '../messages.ts'
import { None } from './Sizes.tsx'

type Changed = {
  is_to_jpg: 0 | 1
  is_edit_alt: 0 | 1
  is_edit_name: 0 | 1
  is_watermark: 0 | 1
}

type Words = Pick<HistoryMessages, 'toJpg' | 'altText' | 'fileName' | 'watermark'>

/** What was done besides compressing. Renders nothing when an image was only compressed. */
export function Changes({ t, of }: { t: Words; of: Changed }) {
  const done = [
    of.is_to_jpg === 1 && t.toJpg(),
    of.is_edit_alt === 1 && t.altText(),
    of.is_edit_name === 1 && t.fileName(),
    of.is_watermark === 1 && t.watermark()
  ].filter((word) => word !== false)
  if (done.length === 0) return null
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

/** What was done to an item besides compressing, or a dash when nothing was. */
export function Chips({ t, row }: { t: HistoryMessages; row: Changed }) {
  const { is_to_jpg, is_edit_alt, is_edit_name, is_watermark } = row
  const isNone = is_to_jpg + is_edit_alt + is_edit_name + is_watermark === 0
  return isNone ? <None t={t} /> : <Changes t={t} of={row} />
}
