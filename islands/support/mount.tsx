import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import FeedbackSheet, { type FeedbackSheetProps } from './FeedbackSheet.tsx'

type Given = Pick<FeedbackSheetProps, 'localeContext' | 'messages'>

/**
 * Mounts the sheet that the footer opens, even on pages without islands. When the sheet closes, focus returns to the
 * element that had it before.
 */
export function mountFeedback({ localeContext, messages }: Given): () => void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const show = (isOpen: boolean) =>
    root.render(
      createElement(FeedbackSheet, { isOpen, onClose: () => show(false), localeContext, messages })
    )
  return () => show(true)
}
