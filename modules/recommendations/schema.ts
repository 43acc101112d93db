import { type Static, Type } from 'typebox'
import { Ack, Flag } from '../../server/core/http/wire.ts'

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })

const CardTexts = Type.Object(
  { title: Text(80), text: Text(300), open: Text(40) },
  { additionalProperties: false }
)
export type CardTexts = Static<typeof CardTexts>

/** A rating as an app store shows it in public. */
export const Rating = Type.Object({
  stars: Type.Number({ minimum: 0, maximum: 5 }),
  reviews: Type.Integer({ minimum: 0 })
})
export type Rating = Static<typeof Rating>

/** One card in the operator's file. */
export const CardEntry = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    /** The texts of each language, under our language code (specification §13.8). */
    texts: Type.Record(Type.String(), CardTexts),
    link: Type.String({ pattern: '^(https://|/)', maxLength: 2048 }),
    /** The path of a picture, relative to the file. */
    picture: Type.Optional(Type.String()),
    is_free: Type.Optional(Type.Boolean()),
    rating: Type.Optional(Rating),
    rating_address: Type.Optional(Type.String({ pattern: '^https://', maxLength: 2048 }))
  },
  { additionalProperties: false }
)
export type CardEntry = Static<typeof CardEntry>

export const RecommendationsReply = Type.Object({
  ...Ack,
  data: Type.Array(
    Type.Object({
      name: Type.String(),
      title: Type.String(),
      text: Type.String(),
      open: Type.String(),
      link: Type.String(),
      picture: Type.Union([Type.String(), Type.Null()]),
      is_free: Flag,
      rating: Type.Union([Rating, Type.Null()])
    })
  )
})
