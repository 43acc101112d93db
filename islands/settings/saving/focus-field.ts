/** Focuses a field. A collapsed section around it is opened first. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const section = field?.closest('details')
  if (section) section.open = true
  field?.focus()
}
