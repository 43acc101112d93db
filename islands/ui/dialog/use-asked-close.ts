import { useState } from 'react'

/**
 * Asks before a dialog closes with something that would be lost.
 * @param onClose closes the dialog
 */
export function useAskedClose(onClose: () => void) {
  /** Whether closing now would lose something; the dialog's contents tell. */
  const [isHolding, setIsHolding] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  function close() {
    setIsAsking(false)
    setIsHolding(false)
    onClose()
  }

  return {
    isHolding,
    setIsHolding,
    isAsking,
    stay: () => setIsAsking(false),
    /** Closes without asking. */
    close,
    /** Closes or asks; tells whether it closed, as a Dialog's `onClose` has to. */
    leave(): boolean {
      if (isHolding) setIsAsking(true)
      else close()
      return !isHolding
    }
  }
}
