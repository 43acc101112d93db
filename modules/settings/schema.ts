import { type Static, Type } from 'typebox'
import { Ack, Flag, Ok } from '../../server/core/http/wire.ts'

/** 1: the advert is dismissed permanently (specification §14.3). */
const AppSwitch = Type.Object({ extra_adver: Flag })

/** What every page needs to know about the shop (specification §4.4). */
export const SettingInfoReply = Type.Object({
  ...Ok,
  data: Type.Object({
    /** The store's domain. */
    shop_owner: Type.String(),
    email: Type.String(),
    name: Type.String(),
    user_id: Type.String(),
    shop_level: Type.Integer(),
    /** Which of the platform's own plans the shop has (decision 053); 0 where the platform has no plans. */
    shopify_level: Type.Integer(),
    /** 1: the merchant gave a rating. */
    review: Flag,
    shopname: Type.String(),
    language: Type.String(),
    is_old: Flag,
    /** 1: ask for a rating. */
    review_tips: Flag,
    app_switch: AppSwitch,
    /** 1: the guide is not finished yet. */
    new_guide_status: Flag
  })
})

export const UserSelectReply = Type.Object({
  ...Ok,
  data: Type.Object({
    language: Type.String(),
    new_guide_status: Flag,
    review_tips: Flag,
    app_switch: AppSwitch,
    /** How many bytes the first run saved; 0 once this has been celebrated or if there is nothing to celebrate. */
    first_saved_size: Type.Integer()
  })
})

export const UserEmailReply = Type.Object({
  ...Ok,
  data: Type.Object({ email: Type.String(), name: Type.String() })
})

/** In these two replies the code is a number (specification §4.1). */
export const LanguageReply = Type.Object({ code: Type.Literal(200), language: Type.String() })
export const UpdateLanguageReply = Type.Object({ code: Type.Literal(200), msg: Type.String() })
export const UpdateLanguageBody = Type.Object({ Language: Type.String({ maxLength: 16 }) })

/** 1 to 5 stars, 0 for "Dismiss". */
export const ReviewBody = Type.Object({ score: Type.Integer({ minimum: 0, maximum: 5 }) })

export const ClickBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 64 }),
  path: Type.Optional(Type.String({ maxLength: 2048 }))
})

export const AppSwitchBody = Type.Object({
  name: Type.String({ maxLength: 64 }),
  st: Flag,
  exp: Type.Optional(Type.Integer({ minimum: 0 })),
  type: Type.Optional(Type.String({ maxLength: 16 })),
  /** With `is_over_quota`: the most images beyond the quota in one cycle. */
  limit: Type.Optional(Type.Integer({ minimum: 0 }))
})
export type AppSwitchBody = Static<typeof AppSwitchBody>

export const AccountReply = Type.Object({
  ...Ack,
  is_over_quota: Flag,
  is_capped: Flag,
  overage_limit: Type.Integer()
})
