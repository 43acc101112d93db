import { readLine } from './editable.ts'
import { templateOf } from './template.ts'

/** The delay between the last keystroke and the report of a change (specification §9.5). */
const DEBOUNCE_MS = 100

/** Reports the template that an editable element contains each time it has changed. */
export function openReport(editable: HTMLElement, onChange: (template: string) => void) {
  let timer = 0
  let reported = templateOf(readLine(editable))
  const report = {
    now() {
      clearTimeout(timer)
      const template = templateOf(readLine(editable))
      if (template === reported) return
      reported = template
      onChange(template)
    },
    soon() {
      clearTimeout(timer)
      timer = window.setTimeout(report.now, DEBOUNCE_MS)
    },
    /** Returns whether a template that was set from outside has to be drawn. If so, it counts as reported. */
    accept(template: string): boolean {
      const isShown = templateOf(readLine(editable)) === template
      // The outside value may be the one that was last reported. If the merchant has typed more since, that text stays.
      if (isShown || template === reported) return false
      reported = template
      return true
    },
    stop: () => clearTimeout(timer)
  }
  return report
}
