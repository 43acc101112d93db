import { Sparkles } from 'lucide-react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { QuietCard } from './QuietCard.tsx'

type AdvertCardProps = { messages: Pick<TranslationFunctions, 'advert'> }

/**
 * Advertises the provider's other apps. Once the merchant has closed the card, the browser session and the server
 * remember this (specification §14.3).
 */
export function AdvertCard({ messages: { advert: t } }: AdvertCardProps) {
  return (
    <QuietCard
      name="advert"
      switchName="extra_adver"
      icon={Sparkles}
      title={t.title()}
      line={t.line()}
      link={{ href: '/recommended-apps', label: t.open() }}
      dismiss={t.dismiss()}
    />
  )
}
