import type { TranslationFunctions } from '../../locales/i18n-types.ts'

export function Footer({ texts }: { texts: TranslationFunctions }) {
  const { footer } = texts
  return (
    <footer className="foot column" aria-label={footer.label()}>
      <a href="/privacy-policy">{footer.privacy()}</a>
    </footer>
  )
}
