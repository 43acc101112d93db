/**
 * Tells whether a text looks like a complete email address: a name, one @, and a domain with a dot in it. Only sending
 * mail to the address shows whether it arrives.
 */
export function isEmailAddress(text: string): boolean {
  const [name, domain = '', ...more] = text.trim().split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    name !== '' &&
    !/\s/.test(text.trim()) &&
    labels.length > 1 &&
    labels.every((label) => label !== '')
  )
}
