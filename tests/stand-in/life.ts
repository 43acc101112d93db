import type { Clock } from '../../server/core/clock.ts'
import { type Access, openAccess } from './access/access.ts'
import { type Billing, openBilling } from './billing/billing.ts'
import type { Switches } from './switches.ts'
import { openThemes, type Themes } from './theme/theme.ts'
import type { Timeline } from './timeline.ts'
import { readAppToml } from './webhooks/app-toml.ts'
import { lifeBodies } from './webhooks/bodies.ts'
import { openWebhooks, type Webhooks } from './webhooks/webhooks.ts'

/** What surrounds a shop's data: the app's access, its webhooks, its billing, and the themes. */
export type Life = {
  access: Access
  webhooks: Webhooks
  billing: Billing
  theme: Themes
  metafields: AppMetafield[]
  /** The language of the staff member who uses the admin, as a Shopify locale code. */
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
  switches: Switches
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

/** How long after the uninstall Shopify asks to erase the shop's data (docs). */
const REDACT_AFTER_MS = 48 * 3_600_000

export function openLife({ clock, switches, timeline, app, shop }: LifeDeps): Life {
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
  const billing = openBilling({ clock, app, switches, emit, shopNumber: shop.number })
  const theme = openThemes({ clock, app, emit })
  const life = { metafields: [] as AppMetafield[], locale: 'en' }
  const access = openAccess({
    clock,
    app,
    onUninstalled() {
      const at = clock.now()
      billing.endAll()
      webhooks.subscriptions = []
      // Uninstalling removes what the extension added to the theme (docs); that the entry in the settings stays is an
      // assumption (open).
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
