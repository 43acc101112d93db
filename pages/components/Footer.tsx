import type { RawTexts } from '../../islands/dialog/texts.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Reader } from './numbers.ts'

type FooterProps = {
  texts: TranslationFunctions
  /** What the feedback form is made of; null on public pages, where nobody is signed in to write. */
  contact: { reader: Reader; texts: RawTexts<'dialog' | 'feedback'> } | null
}

export function Footer({ texts, contact }: FooterProps) {
  const { footer, feedback } = texts
  return (
    <footer className="foot column" aria-label={footer.label()}>
      <a href="/privacy-policy">{footer.privacy()}</a>
      {contact && (
        <>
          <button type="button" className="link-btn" data-contact aria-haspopup="dialog">
            {feedback.open()}
          </button>
          <script
            type="application/json"
            dangerouslySetInnerHTML={{
              __html: JSON.stringify(contact).replaceAll('<', '\\u003c')
            }}
          />
        </>
      )}
    </footer>
  )
}
