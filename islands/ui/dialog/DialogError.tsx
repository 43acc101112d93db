type DialogErrorProps = {
  /** Why something was not done; '' while nothing was refused. */
  words: string
  className?: string
}

/** The reason, read out at once, why what the merchant asked for in a dialog was not done. */
export function DialogError({ words, className = 'dialog-error' }: DialogErrorProps) {
  if (words === '') return null
  return (
    <p className={className} role="alert">
      {words}
    </p>
  )
}
