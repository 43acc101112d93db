import { Type } from 'typebox'

const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])

/** settingInfo of the specification (app shell §3); the path is DECISIONS §4's. */
export const SettingInfoReply = Type.Object({
  code: Type.Literal('200'),
  msg: Type.String(),
  data: Type.Object({
    /** The store's domain. */
    shop_owner: Type.String(),
    email: Type.String(),
    name: Type.String(),
    user_id: Type.String(),
    shop_level: Type.Integer(),
    /** The platform's own plan of the shop; 0 where it has none. */
    shopify_level: Type.Integer(),
    review: Flag,
    shopname: Type.String(),
    language: Type.String(),
    is_old: Flag,
    review_tips: Flag,
    app_switch: Type.Object({ extra_adver: Flag }),
    new_guide_status: Flag
  })
})
