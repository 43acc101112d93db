import { ImageUp, RotateCcw } from 'lucide-react'
import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import type { Messages } from '../lib/messages.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { FromPlan } from '../ui/FromPlan.tsx'
import type { useImageRuns } from './use-image-runs.ts'

type CompareActionsProps = {
  image: ImageView
  runs: ReturnType<typeof useImageRuns>
  /** Uploads are optimised once, when they arrive (specification §8.3). */
  isUpload: boolean
  /** The text 'From {plan}' if re-optimising images of this kind needs a larger plan; otherwise undefined. */
  lacks: string | undefined
  t: Messages<'compare'>
}

/** Restores the original of the image that is shown, or optimises the image again with less loss. */
export function CompareActions(props: CompareActionsProps) {
  const { image, runs, isUpload, lacks } = props
  const { compare: t } = props.t
  const { better_level: level } = image
  return (
    <div className="compare-actions">
      <ActionButton
        icon={RotateCcw}
        isBusy={runs.busy === 'restore'}
        onPress={() => runs.start('restore', image)}
      >
        {t.restore()}
      </ActionButton>
      {!isUpload && (
        <ActionButton
          icon={ImageUp}
          isBusy={runs.busy === 'reOptimize'}
          isOff={level === '' || lacks !== undefined}
          tip={level === '' ? t.best() : (lacks ?? t.better[level]())}
          onPress={() => runs.start('reOptimize', image)}
        >
          {t.moreQuality()}
        </ActionButton>
      )}
      {!isUpload && level !== '' && lacks !== undefined && <FromPlan name={lacks} />}
    </div>
  )
}
