import { useState } from 'react'
import { formatCount, type LocaleContext } from '../../lib/formats.ts'
import { Choice } from '../../ui/field/Choice.tsx'
import { type ImageOpt, LONGEST_SIDE } from '../draft.ts'
import { Fold } from '../Fold.tsx'
import type { SettingsMessages } from '../messages.ts'
import { NumberField } from '../NumberField.tsx'

/** The suggested limit: sharp on large screens, yet far below the resolution of cameras. */
const START_PX = 2048

type LongestSideProps = {
  values: ImageOpt
  set: (change: Partial<ImageOpt>) => void
  isWrong: boolean
  localeContext: LocaleContext
  t: SettingsMessages
}

/** The limit for the longer side of an image. */
export function LongestSide(props: LongestSideProps) {
  const { values, set, isWrong, localeContext, t: messages } = props
  const { setting: t } = messages
  const side = values.longest_side ?? 0
  // The text as typed, which need not be a number yet.
  const [typed, setTyped] = useState(String(side || START_PX))
  const wrong = isWrong ? t.longestSideWrong() : undefined
  const pixels = side > 0 ? formatCount(side, localeContext) : typed
  return (
    <Fold
      id="resize"
      title={t.resize()}
      state={side === 0 ? t.off() : `${pixels} px`}
      problem={wrong}
    >
      <Choice
        type="checkbox"
        label={t.longestSide()}
        isChecked={side !== 0}
        onChange={(isChecked) => set({ longest_side: isChecked ? numberIn(typed) : 0 })}
      />
      {side !== 0 && (
        <div className="setting-nested field">
          <NumberField
            id={LONGEST_SIDE}
            label={t.longestSideLabel()}
            value={typed}
            onChange={(value) => {
              setTyped(value)
              set({ longest_side: numberIn(value) })
            }}
            error={wrong}
          />
        </div>
      )}
    </Fold>
  )
}

/**
 * Returns -1, which is refused, for any text that is not a positive whole number. It never returns 0, which means no
 * limit.
 */
const numberIn = (text: string): number => (/^\s*[1-9]\d*\s*$/.test(text) ? Number(text) : -1)
