/** The product's logo; the same drawing as favicon.svg. */
export function Mark() {
  return (
    <svg className="mark" width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M18.5 5 8.5 17.8h6.1L13.1 27l10.4-13.4h-6.3z" />
    </svg>
  )
}
