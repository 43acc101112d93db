import { replaceBrokenPictures } from './client/broken-pictures.ts'
import { startChat } from './client/chat.ts'
import { offerSupport } from './client/contact-support.ts'
import { keepDismissals } from './client/dismissals.ts'
import { signInWithKeptToken } from './client/kept-token.ts'
import { removeOldWorkers } from './client/old-workers.ts'
import { showTooltips } from './client/tooltips.ts'

// The styles of every page.
import './styles/index.css'

// The only +client of the product: a page with its own would lose this one, for they do not add up.
keepDismissals()
replaceBrokenPictures()
showTooltips()
// Only in the frame of Shopify's admin.
if (document.querySelector('meta[name="shopify-api-key"]'))
  import('./client/app-bridge.ts').then(({ settleInAdmin }) => settleInAdmin(), console.error)
// Its list of islands and React would be most of what a page without any loads.
if (document.querySelector('[data-island]'))
  import('../islands/runtime/hydrate.ts').then(
    ({ hydrateIslands }) => hydrateIslands(),
    console.error
  )
signInWithKeptToken()
offerSupport()
startChat()
removeOldWorkers().catch(console.error)
