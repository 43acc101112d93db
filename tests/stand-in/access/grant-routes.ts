import type { FastifyInstance } from 'fastify'
import { html } from '../../../server/platforms/local/storefront/html.ts'
import { sendDocument } from '../screens/document.ts'
import type { ShopOf } from '../screens/shop-of.ts'
import type { ShopWorld } from '../world.ts'
import { callbackAddress } from './launch.ts'
import { hasScope, isKnownScope } from './scopes.ts'

type Question = { client_id?: string; redirect_uri?: string; state?: string; scope?: string }

/**
 * Serves `/admin/oauth/authorize`, which asks the merchant in a top-level page and redirects back with a code (docs).
 */
export function grantRoutes(app: FastifyInstance, shopOf: ShopOf) {
  app.get<{ Params: { shop: string }; Querystring: Question }>(
    '/:shop/admin/oauth/authorize',
    async ({ params, query }, reply) => {
      const shop = shopOf(params.shop)
      const fault = faultOf(shop, query)
      if (fault) return sendDocument(reply.code(400), 'Oauth error', html`<h1>${fault}</h1>`)
      // When all scopes are granted already, Shopify redirects back without asking (reported).
      if (isGranted(shop, query.scope ?? '')) return reply.redirect(sentBack(shop, query))
      return sendDocument(reply, 'Install app', questionPage(shop, query))
    }
  )

  app.post<{ Params: { shop: string }; Body: Question }>(
    '/:shop/admin/oauth/authorize',
    async ({ params, body }, reply) => {
      const shop = shopOf(params.shop)
      const fault = faultOf(shop, body)
      if (fault) return reply.code(400).send(fault)
      const scopes = wantedScopes(shop, body.scope ?? '')
      if (shop.access.installation()) shop.access.setScopes(scopes)
      else shop.access.install(scopes)
      return reply.redirect(sentBack(shop, body), 303)
    }
  )
}

/**
 * Returns Shopify's error message for a wrong request, otherwise null. The message about the redirect_uri is recorded,
 * and the one about scopes is reported.
 */
function faultOf(shop: ShopWorld, question: Question): string | null {
  const { world } = shop
  const { client_id, redirect_uri, state, scope = '' } = question
  if (client_id !== world.app.clientId)
    return `Oauth error invalid_request: Could not find Shopify API application with api_key ${client_id}`
  if (!redirect_uri || !world.app.redirectUrls.includes(redirect_uri))
    return 'Oauth error invalid_request: The redirect_uri is not whitelisted'
  // Shopify does not demand it, but without it an app cannot recognise a forged answer (docs).
  if (!state) return 'Oauth error invalid_request: The state is missing'
  const unknown = wantedScopes(shop, scope).find((one) => !isKnownScope(one))
  if (unknown !== undefined)
    return `Oauth error invalid_scope: The access scope is invalid: ${unknown}`
  return null
}

/** Without a `scope` parameter, the scopes in the app's configuration apply (docs). */
const wantedScopes = ({ world }: ShopWorld, scope: string): string[] =>
  scope === '' ? [...world.app.scopes] : scope.split(/[\s,]+/)

function isGranted(shop: ShopWorld, scope: string): boolean {
  const granted = shop.access.installation()?.scopes
  return granted !== undefined && wantedScopes(shop, scope).every((one) => hasScope(granted, one))
}

const sentBack = (shop: ShopWorld, { redirect_uri = '', state = '' }: Question): string =>
  callbackAddress(shop, redirect_uri, state, shop.access.addCode(redirect_uri))

function questionPage(shop: ShopWorld, query: Question) {
  const parameters = ['client_id', 'redirect_uri', 'state', 'scope'] as const
  return html`<main class="sheet">
<h1>Install Page Speed Boost</h1>
<p>In ${shop.name} (${shop.domain}), this app will be able to use:</p>
<ul>${wantedScopes(shop, query.scope ?? '').map((scope) => html`<li>${scope}</li>`)}</ul>
<form method="post">
${parameters.map((name) => html`<input type="hidden" name="${name}" value="${query[name] ?? ''}">`)}
<a class="button" href="/${shop.domain}/admin">Cancel</a>
<button class="primary">Install</button>
</form>
</main>`
}
