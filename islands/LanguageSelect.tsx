import { useEffect, useId, useState } from 'react'
import type { Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { postJson } from './runtime/api.ts'
import { complainOf } from './toast/complain.ts'
import { notify } from './toast/notify.ts'

export type LanguageSelectProps = {
  reader: Reader
  texts: RawTexts<'language'>
  /** Those that have texts: LANGUAGES of pages/components/languages.ts. */
  languages: { code: string; name: string }[]
  /** The shop's. */
  language: string
}

/** What the server said, kept over the reload that brings the page in the new language. */
const SAID = 'language-saved'

/** The language of the app; it applies at once. */
export default function LanguageSelect(props: LanguageSelectProps) {
  const { reader, texts, languages, language } = props
  const { language: t } = useTexts(reader.locale, texts)
  const [chosen, setChosen] = useState(language)
  const id = useId()
  useEffect(() => {
    try {
      const said = sessionStorage.getItem(SAID)
      sessionStorage.removeItem(SAID)
      if (said) notify(said)
    } catch {
      // Storage is blocked in some embedded pages: the page in its new language says it as well.
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
      complainOf(error, t.notSaved())
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
    // See above.
  }
}
