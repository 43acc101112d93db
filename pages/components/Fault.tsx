import { CircleAlert } from 'lucide-react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { Notice } from './banners/Notice.tsx'

export function Fault({ messages }: { messages: TranslationFunctions }) {
  const { fault, faultLine, home } = messages.pages
  return (
    <Notice
      icon={<CircleAlert size={28} aria-hidden />}
      title={fault()}
      line={faultLine()}
      button={home()}
    />
  )
}
