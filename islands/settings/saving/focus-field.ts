/** Works for a field in a collapsed section as well. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const section = field?.closest('details')
  if (section) section.open = true
  field?.focus()
}
