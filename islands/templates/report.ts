import { readLine } from './editable.ts'
import { templateOf } from './template.ts'

/** The delay between the last keystroke and the report of a change (specification §9.5). */
const DEBOUNCE_MS = 100

/** Reports the template that an editable element contains, whenever it has changed. */
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
    /** Returns whether a template set from outside has to be drawn; it then counts as reported. */
    accept(template: string): boolean {
      const isShown = templateOf(readLine(editable)) === template
      // The outside value may be one that was just reported, with more typed since; what was typed wins.
      if (isShown || template === reported) return false
      reported = template
      return true
    },
    stop: () => clearTimeout(timer)
  }
  return report
}
