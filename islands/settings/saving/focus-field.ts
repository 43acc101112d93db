import { reveal } from '../reveal.ts'

/** Focuses a field. Collapsed sections around it are opened first. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (field) reveal(field)
  field?.focus()
}
