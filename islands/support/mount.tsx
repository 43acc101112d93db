import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import FeedbackSheet, { type FeedbackSheetProps } from '../FeedbackSheet.tsx'

type Given = Pick<FeedbackSheetProps, 'reader' | 'texts'>

/**
 * The sheet that is opened from the footer of any page, also of one without islands. It gives the focus
 * back to what had it.
 */
export function mountFeedback({ reader, texts }: Given): () => void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const show = (isOpen: boolean) =>
    root.render(createElement(FeedbackSheet, { isOpen, onClose: () => show(false), reader, texts }))
  return () => show(true)
}
