import type { Clock } from '../../server/core/clock.ts'
import { type Access, openAccess } from './access/access.ts'
import { type Billing, openBilling } from './billing/billing.ts'
import { openThemes, type Themes } from './theme/theme.ts'
import type { Timeline } from './timeline.ts'
import { readAppToml } from './webhooks/app-toml.ts'
import { lifeBodies } from './webhooks/bodies.ts'
import { openWebhooks, type Webhooks } from './webhooks/webhooks.ts'

/** What goes on around the data of a shop: the app in it, what it is told, what is paid for it, and the theme. */
export type Life = {
  access: Access
  webhooks: Webhooks
  billing: Billing
  theme: Themes
  metafields: AppMetafield[]
  /** The language of the staff member who uses the admin, as Shopify writes it. */
  locale: string
}

export type AppMetafield = {
  id: number
  namespace: string
  key: string
  type: string
  value: string
  createdAt: Date
  updatedAt: Date
}

export type LifeDeps = {
  clock: Clock
  timeline: Timeline
  app: {
    clientId: string
    secret: string
    previousSecret: string | null
    handle: string
    embedUuid: string
    appUrl: string
    scopes: readonly string[]
    isPublic: boolean
  }
  shop: { domain: string; number: number; name: string; email: string; currency: string }
}

const toml = readAppToml(new URL('../../shopify.app.toml', import.meta.url))

/** The data of a shop is to be erased so long after the app was taken away (docs). */
const REDACT_AFTER_MS = 48 * 3_600_000

export function openLife({ clock, timeline, app, shop }: LifeDeps): Life {
  const bodies = lifeBodies(shop)
  const emit = (topic: string, body: object) => webhooks.emit(topic, body)
  const webhooks = openWebhooks({
    clock,
    timeline,
    app,
    shop: shop.domain,
    apiVersion: toml.apiVersion,
    declared: toml.webhooks,
    isInstalled: () => access.installation() !== null
  })
  const billing = openBilling({ clock, app, emit, shopNumber: shop.number })
  const theme = openThemes({ clock, app, emit })
  const life = { metafields: [] as AppMetafield[], locale: 'en' }
  const access = openAccess({
    clock,
    app,
    onUninstalled() {
      const at = clock.now()
      billing.endAll()
      webhooks.subscriptions = []
      // What the extension put into the theme goes with the app (docs); that the entry stays is open.
      life.metafields.length = 0
      emit('app/uninstalled', bodies.uninstalled())
      timeline.in(REDACT_AFTER_MS, () => {
        const again = access.installation()
        if (!again || again.installedAt < at) emit('shop/redact', bodies.redact())
      })
    },
    onScopes(before, now) {
      emit('app/scopes_update', bodies.scopes(before, now, clock.now()))
    }
  })
  return Object.assign(life, { access, webhooks, billing, theme })
}
