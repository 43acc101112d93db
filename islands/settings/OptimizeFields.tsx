import { FileType } from './compression/FileType.tsx'
import { LongestSide } from './compression/LongestSide.tsx'
import { Quality } from './compression/Quality.tsx'
import { type ImageOpt, LONGEST_SIDE } from './draft.ts'
import type { SettingsMessages } from './messages.ts'
import type { SettingsNeeds } from './Sections.tsx'
import type { Drafting } from './saving/use-draft.ts'
import { ExclusionFields } from './targets/ExclusionFields.tsx'
import { Targets } from './targets/Targets.tsx'
import { WatermarkFields } from './watermark/WatermarkFields.tsx'

const NO_EXCLUSIONS = { file_names: [], below_bytes: 0 }

type OptimizeFieldsProps = { needs: SettingsNeeds; drafting: Drafting; t: SettingsMessages }

/** All settings for the encoding of images. */
export function OptimizeFields({ needs, drafting, t }: OptimizeFieldsProps) {
  const values = drafting.draft.image_opt
  const set = (change: Partial<ImageOpt>) => drafting.set('image_opt', change)
  const { compression } = t
  return (
    <>
      <Targets
        values={values}
        set={set}
        can={needs.can}
        lacking={t.dialog.from({ plan: needs.planName })}
        messages={{
          legend: compression.targets(),
          product: compression.products(),
          scope: compression.scope(),
          allProducts: compression.allProducts(),
          publishedProducts: compression.publishedProducts(),
          collection: compression.collections(),
          blogs: compression.blogs()
        }}
      />
      <Quality values={values} set={set} t={t} />
      <FileType values={values} set={set} t={t} />
      <LongestSide
        values={values}
        set={set}
        isWrong={drafting.wrong.includes(LONGEST_SIDE)}
        localeContext={needs.localeContext}
        t={t}
      />
      <WatermarkFields
        values={values.watermark}
        set={(change) => set({ watermark: { ...values.watermark, ...change } })}
        samplePicture={needs.samplePicture}
        isLackingPicture={drafting.blockers.includes('noWatermark')}
        localeContext={needs.localeContext}
        t={t}
      />
      <ExclusionFields
        values={drafting.draft.exclusions ?? NO_EXCLUSIONS}
        set={(change) => drafting.set('exclusions', change)}
        wrong={drafting.wrong}
        localeContext={needs.localeContext}
        t={t}
      />
    </>
  )
}
