import type { Embed } from '../../modules/page-speed/schema.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { EmbedCard } from './EmbedCard.tsx'
import { SpeedUpCard } from './SpeedUpCard.tsx'
import { useEmbed } from './use-embed.ts'

export type SpeedEmbedProps = {
  localeContext: LocaleContext
  messages: RawMessages<'speed'>
  embed: Embed
  /** The shop's public address. */
  shopUrl: string
}

/** The cards for Site Speed Up and for the app embed. Both lead to the same switch, which is in the theme editor. */
export default function SpeedEmbed(props: SpeedEmbedProps) {
  const { localeContext, messages, shopUrl } = props
  const { up, embed: embedMessages } = useMessages(localeContext.locale, messages).speed
  const { embed, isWatching, watch } = useEmbed(props.embed, (isOn) =>
    notify(isOn ? embedMessages.turnedOn() : embedMessages.turnedOff())
  )
  const editor = { href: embed.url, target: '_blank', rel: 'noopener', onClick: watch }
  return (
    <>
      <SpeedUpCard isOn={embed.status === 1} shopUrl={shopUrl} editor={editor} t={up} />
      <EmbedCard status={embed.status} isWatching={isWatching} editor={editor} t={embedMessages} />
    </>
  )
}
