import { useEffect, useState } from 'react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { formatCount, type Reader } from '../../pages/components/numbers.ts'
import { clockParts } from './clock-parts.ts'

type CountdownProps = {
  t: TranslationFunctions['planPicker']
  reader: Reader
  /** Seconds by the clock of the server: one that is wrong here would reload the page for ever. */
  ends: { secondsLeft: number; date: string; isTicking: boolean }
}

/** How long the discount is still offered. At zero the page is loaded anew, without it (specification §4). */
export function Countdown({ t, reader, ends }: CountdownProps) {
  const [left, setLeft] = useState(ends.secondsLeft)
  const { isTicking, secondsLeft } = ends
  useEffect(() => {
    if (!isTicking) return
    const start = performance.now()
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - start) / 1000)
      setLeft(Math.max(0, secondsLeft - passed))
      if (passed <= secondsLeft) return
      clearInterval(timer)
      location.reload()
    }, 1000)
    return () => clearInterval(timer)
  }, [isTicking, secondsLeft])

  if (!isTicking) return <p className="caption num">{t.endsOn({ date: ends.date })}</p>
  const { days, time } = clockParts(left)
  return (
    <p className="caption num" role="timer">
      {t.endsIn({ days: formatCount(days, reader), count: days, time })}
    </p>
  )
}
