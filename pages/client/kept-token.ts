/** Shorter ones are none (specification, app shell §5). */
const TOKEN_LENGTH = 32

/**
 * Versions before this one kept the token in local storage. It signs in once more, and from then on the
 * session cookie does, which no script can read (decision 027).
 */
export function signInWithKeptToken(): void {
  const field = document.querySelector<HTMLInputElement>('form[action="/sign-in"] #token')
  if (!field?.form) return
  try {
    const token = localStorage.getItem('authToken')
    localStorage.removeItem('authToken')
    if (token === null || token.length < TOKEN_LENGTH) return
    field.value = token
    field.form.requestSubmit()
  } catch {
    // Storage is blocked: then nothing was kept either.
  }
}
