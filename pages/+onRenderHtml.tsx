import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { OnRenderHtmlSync, PageContextServer } from 'vike/types'
import { bcp47 } from '../locales/bcp-47.ts'
import dismissedBannersScript from './client/dismissed-banners.js?url&no-inline'
import { AdminMenu } from './components/shell/AdminMenu.tsx'
import favicon from './components/shell/favicon.svg?url&no-inline'
import { Shell } from './components/shell/Shell.tsx'

export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const { messages, shop, language, needs } = pageContext
  const html = renderToString(bodyOf(pageContext))
  const ownTitle = pageContext.config.title?.(messages)
  const title = ownTitle ? `${ownTitle} · ${messages.app.name()}` : messages.app.name()
  // Toasts belong to no island, so the code that shows them reads its labels from <body> (islands/ui/toast).
  const chat = chatOf(pageContext)
  const documentHtml = escapeInject`<!doctype html>
<html lang="${bcp47(language)}"${needs.adminFrame ? dangerouslySkipEscape(' data-embedded') : ''}${rulesOf(pageContext)}>
<head>
${dangerouslySkipEscape(needs.adminFrame?.head ?? '')}<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="${favicon}">
${shop && !needs.hasStrictRules ? escapeInject`<script src="${dismissedBannersScript}"></script>` : ''}
</head>
<body data-notifications="${messages.app.notifications()}" data-dismiss="${messages.app.dismiss()}" data-backup="${needs.backupImageHost ?? ''}" data-admin="${(shop && needs.adminFrame?.shop) ?? ''}" data-admin-return="${needs.adminFrame?.returnPath ?? ''}"${chat}>
<div id="app">${dangerouslySkipEscape(pageContext.contentMark)}</div>
</body>
</html>`
  return { documentHtml, pageContext: { contentHtml: html }, injectFilter: preloadNeeded }
}

/**
 * Returns the attributes of <html> that say whether strict rules apply and which banners are dismissed. The server
 * writes them, so that no banner shows briefly before it is hidden (styles/pieces.css).
 */
function rulesOf({ needs: { hasStrictRules, dismissed } }: PageContextServer) {
  if (!hasStrictRules) return ''
  return escapeInject` data-rules="strict" data-dismissed="${dismissed.join(' ')}"`
}

/**
 * Returns the attributes of <body> with the address of the operator's chat widget and the data that the widget may see
 * (pages/client/chat.ts).
 */
function chatOf({ shop, needs }: PageContextServer) {
  if (!shop || !needs.chatWidgetUrl) return ''
  const { domain, name, email, language } = shop
  const known = JSON.stringify({ shop: domain, name, email, language: bcp47(language) })
  return escapeInject` data-chat="${needs.chatWidgetUrl}" data-chat-settings="${known}"`
}

function bodyOf(pageContext: PageContextServer) {
  const { Page, messages, rawTexts, shop, needs, urlPathname } = pageContext
  return (
    <>
      {needs.adminFrame && <AdminMenu messages={messages} tabs={needs.tabs} />}
      <Shell
        messages={messages}
        rawTexts={rawTexts}
        shop={shop}
        tabs={needs.tabs}
        path={urlPathname}
        isFramed={needs.adminFrame !== null}
        keepsProblems={needs.hasStrictRules}
      >
        <Page data={pageContext.data} context={pageContext} />
      </Shell>
    </>
  )
}

type Asset = { assetType: string | null; src: string; inject: false | 'HTML_BEGIN' | 'HTML_END' }

/**
 * Decides what the page preloads. Few languages need latin-ext letters, so that font is not preloaded; browsers fetch
 * it when such a letter occurs. Of the scripts, only those that the client entry imports are preloaded. The script in
 * <head> needs no preload either, but Vike warns when its entry is removed from the list. Its entry is therefore
 * overwritten with an asset that is not preloaded.
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
