import type { LocaleContext } from '../../../islands/lib/formats.ts'
import type { RawMessages } from '../../../islands/lib/messages.ts'
import type { TranslationFunctions } from '../../../locales/i18n-types.ts'

type FooterProps = {
  messages: TranslationFunctions
  /** The messages of the feedback form; null on public pages, whose visitors are not signed in. */
  contact: { localeContext: LocaleContext; messages: RawMessages<'dialog' | 'feedback'> } | null
}

export function Footer({ messages, contact }: FooterProps) {
  const { footer, feedback } = messages
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
