import { readLine } from './editable.ts'
import { templateOf } from './template.ts'

/** A change is reported this long after the last keystroke (specification §9.5). */
const DEBOUNCE_MS = 100

/** Reports the template that an editable element contains, whenever it has changed. */
export function openReport(editable: HTMLElement, onChange: (template: string) => void) {
  let timer = 0
  let told = templateOf(readLine(editable))
  const report = {
    now() {
      clearTimeout(timer)
      const template = templateOf(readLine(editable))
      if (template === told) return
      told = template
      onChange(template)
    },
    soon() {
      clearTimeout(timer)
      timer = window.setTimeout(report.now, DEBOUNCE_MS)
    },
    /** Returns whether a template set from outside has to be drawn; it then counts as reported. */
    accept(template: string): boolean {
      const isShown = templateOf(readLine(editable)) === template
      // The outside value may be one reported a moment ago, with more typed since: what was typed wins.
      if (isShown || template === told) return false
      told = template
      return true
    },
    stop: () => clearTimeout(timer)
  }
  return report
}
