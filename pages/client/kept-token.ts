/** The minimum length of a token. Shorter texts are not tokens (specification §13.2). */
const TOKEN_LENGTH = 32

/**
 * In a browser that refuses cookies, leaves the sign-in page for the page that explains them. Otherwise a token would
 * be accepted, and the sign-in page would open again (specification §13.5).
 */
export function explainCookies(): void {
  const isSigningIn = document.querySelector('form[action="/sign-in"]') !== null
  if (isSigningIn && !navigator.cookieEnabled) location.replace('/cookieError')
}

/**
 * Earlier versions kept the access token in local storage. This function signs in with that token and removes it.
 * After that, only the session cookie is used, which no script can read (decision 027).
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
    // Storage is blocked, so no token can have been kept.
  }
}
