import { SearchX } from 'lucide-react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { Notice } from './banners/Notice.tsx'

export function NotFound({ messages }: { messages: TranslationFunctions }) {
  const { notFound, notFoundLine, home } = messages.pages
  return (
    <Notice
      icon={<SearchX size={28} aria-hidden />}
      title={notFound()}
      line={notFoundLine()}
      button={home()}
    />
  )
}
