import { useEffect, useId, useState } from 'react'
import { postJson } from '../lib/api.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { showErrorOf } from '../ui/toast/show-error.ts'

export type LanguageSelectProps = {
  localeContext: LocaleContext
  messages: RawMessages<'language'>
  /** The languages that have translations: LANGUAGES in pages/components/shell/languages.ts. */
  languages: { code: string; name: string }[]
  /** The shop's language. */
  language: string
}

/** Session storage key under which the server's confirmation survives the reload into the new language. */
const SAID = 'language-saved'

/** Selects the language of the app. The choice takes effect at once. */
export default function LanguageSelect(props: LanguageSelectProps) {
  const { localeContext, messages, languages, language } = props
  const { language: t } = useMessages(localeContext.locale, messages)
  const [chosen, setChosen] = useState(language)
  const id = useId()
  useEffect(() => {
    try {
      const said = sessionStorage.getItem(SAID)
      sessionStorage.removeItem(SAID)
      if (said) notify(said)
    } catch {
      // Some browsers block storage in embedded pages. There the page in its new language is confirmation enough.
    }
  }, [])

  async function choose(code: string) {
    setChosen(code)
    try {
      const { msg } = await postJson<{ msg: string }>('/api/v1/updateLanguage', { Language: code })
      keep(msg)
      location.reload()
    } catch (error) {
      setChosen(language)
      showErrorOf(error, t.notSaved())
    }
  }

  return (
    <div className="inline-field">
      <label className="label" htmlFor={id}>
        {t.label()}
      </label>
      <select
        id={id}
        className="select"
        value={chosen}
        disabled={chosen !== language}
        onChange={({ target }) => void choose(target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function keep(said: string): void {
  try {
    sessionStorage.setItem(SAID, said)
  } catch {
    // Some browsers block storage in embedded pages.
  }
}
