import type { FastifyInstance } from 'fastify'
import { html } from '../../../server/platforms/local/storefront/html.ts'
import { BLOCK } from '../theme/theme.ts'
import type { ShopWorld } from '../world.ts'
import { adminOf, sendDocument, sendScreen } from './document.ts'
import type { ShopOf } from './shop-of.ts'

type Shop = { Params: { shop: string } }

type Editor = Shop & {
  Querystring: { context?: string; activateAppId?: string; saved?: string }
  Body: { embed?: string }
}

/** Serves the list of themes, and the app embeds of the theme editor. */
export function themeScreens(app: FastifyInstance, shopOf: ShopOf): void {
  app.get<Shop>('/:shop/admin/themes', async ({ params }, reply) =>
    listThemes(shopOf(params.shop), reply)
  )
  app.post<Shop & { Body: { publish?: string; add?: string } }>(
    '/:shop/admin/themes',
    async ({ params, body }, reply) => {
      const shop = shopOf(params.shop)
      if (body.publish) shop.theme.publish(Number(body.publish))
      if (body.add) shop.theme.add(body.add)
      return reply.redirect(`${adminOf(shop)}/themes`, 303)
    }
  )

  const editor = '/:shop/admin/themes/current/editor'
  app.get<Editor>(editor, async ({ params, query }, reply) =>
    showEditor(shopOf(params.shop), query, reply)
  )
  app.post<Editor>(editor, async ({ params, body }, reply) => {
    const shop = shopOf(params.shop)
    shop.theme.setEmbed(body.embed === 'on')
    return reply.redirect(`${adminOf(shop)}/themes/current/editor?context=apps&saved=1`, 303)
  })

  /** Serves the file that the Admin API points to when it answers with an address instead of the text. */
  app.get<Shop & { Params: { theme: string } }>(
    '/:shop/theme-files/:theme/config/settings_data.json',
    async ({ params }, reply) => {
      const { theme } = shopOf(params.shop)
      const found = theme.list.find(({ id }) => id === Number(params.theme))
      const text = found ? theme.textOf(found) : null
      return text === null ? reply.code(404).send('Not Found') : reply.type('text/plain').send(text)
    }
  )
}

type Reply = Parameters<typeof sendScreen>[0]

function listThemes(shop: ShopWorld, reply: Reply) {
  const rows = shop.theme.list.map(
    ({ id, name, role }) =>
      html`<tr><td>${name}</td><td>${role === 'MAIN' ? 'Live' : 'Draft'}</td><td>${
        role === 'MAIN'
          ? html`<a class="button" href="${adminOf(shop)}/themes/current/editor?context=apps">Edit theme</a>`
          : html`<form method="post"><button name="publish" value="${id}">Publish</button></form>`
      }</td></tr>`
  )
  return sendScreen(reply, shop, {
    title: 'Themes',
    where: 'themes',
    body: html`<main><h1>Themes</h1><table><tbody>${rows}</tbody></table>
<form method="post" class="row"><button name="add" value="Horizon">Add a theme</button></form></main>`
  })
}

/**
 * Shows the theme editor. Under the deep link the embed is shown as switched on, but this takes effect only when the
 * merchant saves (docs).
 */
function showEditor(shop: ShopWorld, query: Editor['Querystring'], reply: Reply) {
  const { theme, world } = shop
  if (!theme.main()) return reply.code(404).send('No theme is published')
  const isAsked = query.activateAppId === `${world.app.clientId}/${BLOCK}`
  const isInstalled = shop.access.installation() !== null
  const isOn = theme.isEmbedOn() || isAsked
  const embed = html`<label class="row"><input type="checkbox" name="embed" value="on" role="switch"${
    isOn ? html` checked` : null
  }>Page speed preload <span class="muted">Page Speed Boost</span></label>`
  return sendDocument(
    reply,
    'Theme editor',
    html`<main class="sheet">
<h1>${theme.main()?.name ?? ''}: app embeds</h1>
<form method="post" action="${adminOf(shop)}/themes/current/editor">
${isInstalled ? embed : html`<p class="muted">No app has an embed.</p>`}
<p class="row"><button class="primary">Save</button>
<a class="button" href="${adminOf(shop)}/themes">Leave the editor</a>
${query.saved ? html`<span role="status">Saved</span>` : null}</p>
</form></main>`
  )
}
