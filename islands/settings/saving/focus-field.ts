/** Focuses a field, even one in a collapsed section. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const section = field?.closest('details')
  if (section) section.open = true
  field?.focus()
}
