import { ImageUp, SearchX, Sparkles, Upload, WifiOff } from 'lucide-react'
import { UPLOADS } from '../../../modules/image-opt/contract.ts'
import { Empty } from '../../../pages/components/Empty.tsx'
import { wordsOf } from '../../lib/api.ts'
import { send } from '../../lib/events.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import type { HistoryMessages } from '../messages.ts'
import type { View } from '../view.ts'

/** `lacks` is the text 'From {plan}' if uploads need a larger plan; otherwise undefined. */
type NoRowsProps = { t: HistoryMessages; view: View; lacks: string | undefined }

export function NoRows({ t, view, lacks }: NoRowsProps) {
  if (view.search !== '')
    return <Empty icon={<SearchX size={28} aria-hidden />} title={t.empty()} line={t.noHits()} />
  if (view.tab === UPLOADS)
    return (
      <Empty icon={<ImageUp size={28} aria-hidden />} title={t.empty()} line={t.emptyUploads()}>
        <ActionButton
          icon={Upload}
          isBusy={false}
          lacks={lacks}
          onPress={() => send('uploadRequested')}
        >
          {t.upload()}
        </ActionButton>
      </Empty>
    )
  return (
    <Empty icon={<Sparkles size={28} aria-hidden />} title={t.empty()} line={t.emptyLine()}>
      <button type="button" className="btn" onClick={() => send('manualRequested')}>
        {t.optimize()}
      </button>
    </Empty>
  )
}

type NotLoadedProps = { t: HistoryMessages; error: unknown; onAgain: () => void }

export function NotLoaded({ t, error, onAgain }: NotLoadedProps) {
  return (
    <div role="alert">
      <Empty
        icon={<WifiOff size={28} aria-hidden />}
        title={t.notLoaded()}
        line={wordsOf(error, t.tryAgainLine())}
      >
        <button type="button" className="btn" onClick={onAgain}>
          {t.tryAgain()}
        </button>
      </Empty>
    </div>
  )
}
