import { useEffect, useState } from 'react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'

const DAY_SECONDS = 24 * 60 * 60

type CountdownProps = {
  t: TranslationFunctions['planPicker']
  localeContext: LocaleContext
  /**
   * The remaining seconds by the server's clock. If the browser's clock were used and were wrong, the page could
   * reload forever.
   */
  ends: { secondsLeft: number; date: string; isTicking: boolean }
}

/** The time until the discount ends. At zero the page reloads and shows no discount (specification §11.8). */
export function Countdown({ t, localeContext, ends }: CountdownProps) {
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
      {t.endsIn({ days: formatCount(days, localeContext), count: days, time })}
    </p>
  )
}

/** Splits a duration into days and a remainder such as 23:59:59. */
function clockParts(seconds: number): { days: number; time: string } {
  const rest = seconds % DAY_SECONDS
  const time = `${two(rest / 3600)}:${two((rest % 3600) / 60)}:${two(rest % 60)}`
  return { days: Math.floor(seconds / DAY_SECONDS), time }
}

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
