import { type Static, Type } from 'typebox'
import { Ack, Flag, Ok } from '../../server/core/http/wire.ts'

/** Wire shapes of page speed (specification §4.3, §4.4 and §12.5). */

const Score = Type.Object({
  /** Desktop and mobile scores, 0 to 100; null before the first check. */
  pc: Type.Union([Type.Integer(), Type.Null()]),
  mb: Type.Union([Type.Integer(), Type.Null()])
})

/** 0: never checked; 2: running; 1: done; 3: failed. */
const Status = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)])

const Opportunity = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** The estimated saving in milliseconds. */
  saving: Type.Integer()
})

const speed = {
  score: Score,
  /** How many points the best run scored above the worst. */
  spread: Score,
  status: Status,
  /** Why the last check failed, in the merchant's language; '' if it has not failed. */
  reason: Type.String(),
  /** When the scores were measured; '' if there are none. */
  checked_at: Type.String(),
  opportunities: Type.Object({ pc: Type.Array(Opportunity), mb: Type.Array(Opportunity) })
}
export const SpeedView = Type.Object(speed)
export type SpeedView = Static<typeof SpeedView>

export const Embed = Type.Object({
  /** The theme editor, where the merchant switches the embed on and off. */
  url: Type.String(),
  /** 0: off; 1: on; 2: unknown. */
  status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])
})
export type Embed = Static<typeof Embed>

const effect = {
  status: Status,
  /** Why the last measurement failed, in the merchant's language; '' if it has not failed. */
  reason: Type.String(),
  /** How long a visitor waits for the next page without and with preloading; null before the first measurement. */
  without_ms: Type.Union([Type.Integer(), Type.Null()]),
  with_ms: Type.Union([Type.Integer(), Type.Null()]),
  /** The path of the page that was opened, and when; '' before the first measurement. */
  page: Type.String(),
  measured_at: Type.String()
}
export const EffectView = Type.Object(effect)
export type EffectView = Static<typeof EffectView>

export const EffectReply = Type.Object({ ...Ack, ...effect })

export const ScoreReply = Type.Object({
  ...Ack,
  ...speed
})

export const EmbedReply = Type.Object({
  ...Ack,
  data: Embed
})

export const SpeedDataReply = Type.Object({
  ...Ok,
  data: Type.Object({ ...speed, embed: Embed })
})

export const VisitorFiguresBody = Type.Object({ st: Flag })

const Figure = Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 }))
/** One page view, as the storefront reports it. figure-classes.ts defines the units. */
export const Visit = Type.Object({
  lcp: Figure,
  inp: Figure,
  cls: Figure,
  open: Figure,
  open_hit: Figure,
  open_next: Figure
})
export type Visit = Static<typeof Visit>

/** The body that the local store's theme editor sends. It is an HTML form, which leaves an unticked box out. */
export const ThemeEditorBody = Type.Object({ embed: Type.Optional(Type.Literal('on')) })
