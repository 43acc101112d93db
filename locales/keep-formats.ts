/** More than the languages and time zones that a busy server writes for at a time. A hundred date formats take 3 MB. */
const MOST_KEPT = 100

/**
 * Returns `make` with a memory: it makes a formatter once for each locale and what else it is given. An
 * Intl.DateTimeFormat takes 26 KB outside V8's heap and stays until V8 collects the whole heap. When every date had a
 * new one, 200 requests for a page of the history added 117 MB to the server's memory.
 */
export function keepFormats<Given extends (string | number)[], Format extends object | string>(
  make: (...given: Given) => Format
) {
  const kept = new Map<string, Format>()
  return (...given: Given): Format => {
    const key = given.join(' ')
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size === MOST_KEPT) kept.clear()
    const made = make(...given)
    kept.set(key, made)
    return made
  }
}
