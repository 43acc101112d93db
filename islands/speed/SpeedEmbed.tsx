import type { VisitorFigures } from '../../modules/page-speed/queries.ts'
import type { EffectView, Embed } from '../../modules/page-speed/schema.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { SpeedEffect } from './SpeedEffect.tsx'
import { SpeedUpCard } from './SpeedUpCard.tsx'
import { useEmbed } from './use-embed.ts'

export type SpeedEmbedProps = {
  localeContext: LocaleContext
  messages: RawMessages<'speed'>
  embed: Embed
  /** The shop's public address. */
  shopUrl: string
  figures: VisitorFigures | null
  effect: EffectView
  /** Whether this server can measure the effect. */
  canMeasure: boolean
}

/** Everything about preloading in one card: the switch, which is in the theme editor, the preview and the effect. */
export default function SpeedEmbed(props: SpeedEmbedProps) {
  const { localeContext, shopUrl, figures, effect, canMeasure } = props
  const { speed } = useMessages(localeContext.locale, props.messages)
  const { embed, isWatching, watch } = useEmbed(props.embed, (isOn) =>
    notify(isOn ? speed.embed.turnedOn() : speed.embed.turnedOff())
  )
  return (
    <SpeedUpCard
      status={embed.status}
      isWatching={isWatching}
      shopUrl={shopUrl}
      editor={{ href: embed.url, target: '_blank', rel: 'noopener', onClick: watch }}
      messages={speed}
      effect={
        <SpeedEffect
          figures={figures}
          effect={effect}
          canMeasure={canMeasure}
          localeContext={localeContext}
          messages={speed}
        />
      }
    />
  )
}
