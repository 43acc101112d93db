import { SearchX } from 'lucide-react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { Notice } from './Notice.tsx'

export function NotFound({ texts }: { texts: TranslationFunctions }) {
  const { notFound, notFoundLine, home } = texts.pages
  return (
    <Notice
      icon={<SearchX size={28} aria-hidden />}
      title={notFound()}
      line={notFoundLine()}
      button={home()}
    />
  )
}
