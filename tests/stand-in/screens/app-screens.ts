import type { FastifyInstance } from 'fastify'
import { html } from '../../../server/platforms/local/storefront/html.ts'
import { launchAddress } from '../access/launch.ts'
import { hasScope } from '../access/scopes.ts'
import type { ShopWorld } from '../world.ts'
import { adminOf, appHome, LOCALES, sendDocument, sendScreen } from './document.ts'
import type { ShopOf } from './shop-of.ts'

type Client = { Params: { shop: string; client: string; '*'?: string } }

/**
 * Serves the pages on which the app is installed, shown in a frame and uninstalled. Installing comes before the app is
 * first opened (docs).
 */
export function appScreens(app: FastifyInstance, shopOf: ShopOf): void {
  app.get<Client>('/:shop/admin/apps/:client', async ({ params, query }, reply) =>
    openApp(shopOf(params.shop), params, query as Record<string, string>, reply)
  )
  app.get<Client>('/:shop/admin/apps/:client/*', async ({ params, query }, reply) =>
    openApp(shopOf(params.shop), params, query as Record<string, string>, reply)
  )

  /** With managed installation, the scopes are those in shopify.app.toml. */
  app.get<Client>('/:shop/admin/oauth/install', async ({ params }, reply) => {
    const shop = shopOf(params.shop)
    const isInstalled = shop.access.installation() !== null
    return isInstalled ? reply.redirect(appHome(shop)) : askToInstall(shop, reply)
  })
  app.post<Client>('/:shop/admin/oauth/install', async ({ params }, reply) => {
    const shop = shopOf(params.shop)
    // The merchant agrees to the scopes of an updated app on the same page.
    if (shop.access.installation()) shop.access.setScopes(shop.world.app.scopes)
    else shop.access.install()
    return reply.redirect(appHome(shop), 303)
  })

  app.post<Client>('/:shop/admin/apps/:client/uninstall', async ({ params }, reply) => {
    const shop = shopOf(params.shop)
    shop.access.uninstall()
    return reply.redirect(`${adminOf(shop)}/apps`, 303)
  })

  app.get<Client>('/:shop/admin/apps', async ({ params }, reply) =>
    listApps(shopOf(params.shop), reply)
  )

  app.post<{ Params: { shop: string }; Body: { locale?: string } }>(
    '/:shop/admin/language',
    async ({ params, body, headers }, reply) => {
      const shop = shopOf(params.shop)
      if (body.locale && LOCALES.includes(body.locale)) shop.locale = body.locale
      return reply.redirect(headers.referer ?? adminOf(shop), 303)
    }
  )
}

type Reply = Parameters<typeof sendScreen>[0]

async function openApp(
  shop: ShopWorld,
  params: Client['Params'],
  query: Record<string, string>,
  reply: Reply
) {
  const { app } = shop.world
  if (params.client !== app.clientId && params.client !== app.handle)
    return reply.code(404).send('Not Found')
  const installation = shop.access.installation()
  if (!installation)
    return reply.redirect(`${adminOf(shop)}/oauth/install?client_id=${app.clientId}`)
  const isMissing = app.scopes.some((scope) => !hasScope(installation.scopes, scope))
  if (isMissing) return askToInstall(shop, reply)
  const address = launchAddress(shop, { path: params['*'] ?? '', query })
  return sendScreen(reply, shop, {
    title: 'Page Speed Boost',
    where: `apps/${app.clientId}`,
    body: html`<main class="framed">
<div class="loading" hidden></div>
<div class="save-bar" hidden>Unsaved changes
<button type="button" data-button="discard">Discard</button>
<button type="button" data-button="save">Save</button></div>
<iframe data-app title="Page Speed Boost" src="${address}" data-base="${adminOf(shop)}" data-home="${appHome(shop)}" allow="clipboard-write"></iframe>
<dialog class="review"><h1>Rate Page Speed Boost</h1>
<p>Here Shopify asks the merchant for a review.</p>
<form method="dialog"><button class="primary">Close</button></form></dialog>
</main>`
  })
}

function askToInstall(shop: ShopWorld, reply: Reply) {
  const verb = shop.access.installation() ? 'Update' : 'Install'
  const { app } = shop.world
  return sendDocument(
    reply,
    `${verb} app`,
    html`<main class="sheet">
<h1>${verb} Page Speed Boost</h1>
<p>In ${shop.name} (${shop.domain}), this app will be able to use:</p>
<ul>${app.scopes.map((scope) => html`<li>${scope}</li>`)}</ul>
<form method="post" action="${adminOf(shop)}/oauth/install" class="row">
<a class="button" href="${adminOf(shop)}/apps">Cancel</a>
<button class="primary">${verb}</button>
</form>
</main>`
  )
}

function listApps(shop: ShopWorld, reply: Reply) {
  const installation = shop.access.installation()
  const state = installation
    ? html`<p>Installed, with ${[...installation.scopes].join(', ')}.</p>
<div class="row">
<a class="button" href="${appHome(shop)}">Open app</a>
<form method="post" action="${appHome(shop)}/uninstall"><button class="critical">Uninstall</button></form>
</div>`
    : html`<p class="muted">Not installed.</p>
<a class="button" href="${adminOf(shop)}/oauth/install?client_id=${shop.world.app.clientId}">Install app</a>`
  return sendScreen(reply, shop, {
    title: 'Apps and permissions',
    where: 'apps',
    body: html`<main><h1>Apps and permissions</h1>
<section class="card"><h2>Page Speed Boost</h2>${state}</section></main>`
  })
}
