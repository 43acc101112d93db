import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { OnRenderHtmlSync, PageContextServer } from 'vike/types'
import { bcp47 } from '../locales/bcp-47.ts'
import dismissedBannersScript from './client/dismissed-banners.js?url&no-inline'
import { AdminMenu } from './components/AdminMenu.tsx'
import favicon from './components/favicon.svg?url&no-inline'
import { Shell } from './components/Shell.tsx'

export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const { texts, shop, language, needs } = pageContext
  const html = renderToString(bodyOf(pageContext))
  const ownTitle = pageContext.config.title?.(texts)
  const title = ownTitle ? `${ownTitle} · ${texts.app.name()}` : texts.app.name()
  // The toaster reads its words from <body>: it belongs to no island (islands/toast).
  const chat = chatOf(pageContext)
  const documentHtml = escapeInject`<!doctype html>
<html lang="${bcp47(language)}"${rulesOf(pageContext)}>
<head>
${bridgeOf(pageContext)}<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="${favicon}">
${shop && !needs.hasStrictRules ? escapeInject`<script src="${dismissedBannersScript}"></script>` : ''}
</head>
<body data-notifications="${texts.app.notifications()}" data-dismiss="${texts.app.dismiss()}" data-backup="${needs.backupImageHost ?? ''}" data-admin="${(shop && needs.appBridge?.shop) ?? ''}"${chat}>
<div id="app">${dangerouslySkipEscape(html)}</div>
</body>
</html>`
  return { documentHtml, injectFilter: preloadNeeded }
}

/** App Bridge has to be the first script of the document: without a version, async or defer (PLATFORM.md 3.1). */
function bridgeOf({ needs: { appBridge } }: PageContextServer) {
  if (!appBridge) return ''
  return escapeInject`<meta name="shopify-api-key" content="${appBridge.clientId}">
<script src="${appBridge.src}"></script>
`
}

/** What the browser has to know of the rules, and what would otherwise flash (styles/pieces.css). */
function rulesOf({ needs: { hasStrictRules, dismissed } }: PageContextServer) {
  if (!hasStrictRules) return ''
  return escapeInject` data-rules="strict" data-dismissed="${dismissed.join(' ')}"`
}

/** The address of the operator's chat widget, and what it may know (pages/client/chat.ts). */
function chatOf({ shop, needs }: PageContextServer) {
  if (!shop || !needs.chatWidgetUrl) return ''
  const { domain, name, email, language } = shop
  const known = JSON.stringify({ shop: domain, name, email, language: bcp47(language) })
  return escapeInject` data-chat="${needs.chatWidgetUrl}" data-chat-settings="${known}"`
}

function bodyOf(pageContext: PageContextServer) {
  const { Page, texts, rawTexts, shop, needs, urlPathname } = pageContext
  return (
    <>
      {needs.appBridge && <AdminMenu texts={texts} tabs={needs.tabs} />}
      <Shell
        texts={texts}
        rawTexts={rawTexts}
        shop={shop}
        tabs={needs.tabs}
        path={urlPathname}
        keepsProblems={needs.hasStrictRules}
      >
        <Page data={pageContext.data} context={pageContext} />
      </Shell>
    </>
  )
}

type Asset = { assetType: string | null; src: string; inject: false | 'HTML_BEGIN' | 'HTML_END' }

/**
 * The letters of latin-ext are in few languages: that font is fetched when one is met. Of scripts, what
 * the client entry imports is preloaded; the one in <head> has no use for it, and Vike, which warns about
 * each script that is not preloaded, forgets about it when its place in the list is taken.
 */
function preloadNeeded(assets: Asset[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'script') asset.inject = 'HTML_END'
    if (asset.assetType === 'font' && !asset.src.includes('inter-latin-wght')) asset.inject = false
  }
  const unused = assets.find((asset) => asset.inject === false)
  const inHead = assets.findIndex((asset) => asset.src === dismissedBannersScript)
  if (unused && inHead >= 0) assets[inHead] = unused
}
