import { type Html, html } from './html.ts'

export type Shop = {
  name: string
  currency: string
  /** The address of the style sheet. */
  style: string
  /** The script elements that apps add to the theme. */
  scripts?: Html[]
}

/** Renders the frame around every page of the shop. */
export function page(shop: Shop, title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === shop.name ? title : `${title} – ${shop.name}`}</title>
<link rel="stylesheet" href="${shop.style}">
${shop.scripts ?? []}
</head>
<body>
<header class="top"><a class="brand" href="/store">${shop.name}</a>
<nav aria-label="Shop"><a href="/store#collections">Collections</a><a href="/store#products">Products</a><a href="/store#stories">Stories</a></nav></header>
<main>${body}</main>
<footer class="foot">${shop.name}</footer>
</body>
</html>`.html
}
