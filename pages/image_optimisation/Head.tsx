import HeaderActions from '../../islands/header/HeaderActions.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { settingsMessages } from '../components/settings-messages.ts'
import { PageHead } from '../components/shell/PageHead.tsx'
import type { Data } from './+data.ts'

/** The page's title, with the buttons that open the settings, the upload dialog and manual optimisation. */
export function Head({ data, messages }: { data: Data; messages: TranslationFunctions }) {
  const { imagesPage: t } = messages
  const { localeContext, raw, can, planName, samplePicture } = data
  const { imagesPage, uploads, manual, paging } = raw
  return (
    <PageHead title={t.title()} line={t.line()}>
      <Island
        of={HeaderActions}
        name="HeaderActions"
        when="idle"
        className="page-actions"
        props={{
          needs: { localeContext, can, planName, samplePicture },
          messages: { ...settingsMessages(raw), imagesPage, uploads, manual, paging }
        }}
      />
    </PageHead>
  )
}
