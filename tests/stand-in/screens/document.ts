import type { FastifyReply } from 'fastify'
import { type Html, html } from '../../../server/platforms/local/storefront/html.ts'
import type { ShopWorld } from '../world.ts'

/** Shopify's own pages cannot be framed, so the app must leave the frame for them (docs). */
const NOT_FRAMED = "frame-ancestors 'none'"

/** Sends a page without the admin's navigation, such as the installation page. */
export function sendDocument(reply: FastifyReply, title: string, body: Html) {
  return send(reply, title, html`<body class="alone">${body}</body>`)
}

/** Sends a page of the small admin. `where` is the navigation entry it belongs to. */
export function sendScreen(
  reply: FastifyReply,
  shop: ShopWorld,
  { title, where, body }: { title: string; where: string; body: Html }
) {
  return send(reply, `${title} · ${shop.name}`, html`<body>${frameOf(shop, where)}${body}</body>`)
}

function send(reply: FastifyReply, title: string, body: Html) {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/shopifycloud/admin.css">
<script src="/shopifycloud/admin.js" defer></script>
</head>
${body}
</html>`
  return reply
    .header('content-security-policy', NOT_FRAMED)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.html)
}

/** Locale codes as Shopify writes them; codes such as `in` are the app's own. */
export const LOCALES = [
  'cs da de en es fi fr id it ja ko nb nl pl pt-BR pt-PT sv th tr zh-CN zh-TW'
].flatMap((codes) => codes.split(' '))

export const adminOf = ({ domain }: ShopWorld): string => `/${domain}/admin`

export const appHome = (shop: ShopWorld): string =>
  `${adminOf(shop)}/apps/${shop.world.app.clientId}`

function frameOf(shop: ShopWorld, where: string): Html {
  const base = adminOf(shop)
  const entry = (path: string, label: string) =>
    path === where
      ? html`<a href="${base}/${path}" aria-current="page">${label}</a>`
      : html`<a href="${base}/${path}">${label}</a>`
  const isInstalled = shop.access.installation() !== null
  return html`<header>
<strong>${shop.name}</strong><small>${shop.domain}, in the stand-in of the Shopify admin</small>
<form method="post" action="${base}/language">
<label>Language <select name="locale" onchange="this.form.submit()">${LOCALES.map((locale) =>
    locale === shop.locale
      ? html`<option selected>${locale}</option>`
      : html`<option>${locale}</option>`
  )}</select></label>
</form>
</header>
<nav aria-label="Admin">
${entry('products', 'Products')}
${entry('collections', 'Collections')}
${entry('articles', 'Blog posts')}
${entry('files', 'Files')}
${entry('themes', 'Online store')}
<h2>Apps</h2>
${isInstalled ? entry(`apps/${shop.world.app.clientId}`, 'Page Speed Boost') : null}
<div data-app-menu></div>
<h2>Settings</h2>
${entry('apps', 'Apps and permissions')}
${entry('charges', 'Billing')}
${entry('notifications', 'Deliveries')}
</nav>`
}
