import { replaceBrokenPictures } from './client/broken-pictures.ts'
import { keepDismissals } from './client/dismissals.ts'
import { signInWithKeptToken } from './client/kept-token.ts'
import { removeOldWorkers } from './client/old-workers.ts'
import { showTooltips } from './client/tooltips.ts'

// Here and not in onRenderHtml: styles of the server's build come too late to be compressed.
import './styles/index.css'

// The only +client of the product: a page with its own would lose this one, for they do not add up.
keepDismissals()
replaceBrokenPictures()
showTooltips()
// Its list of islands and React would be most of what a page without any loads.
if (document.querySelector('[data-island]'))
  import('../islands/runtime/hydrate.ts').then(
    ({ hydrateIslands }) => hydrateIslands(),
    console.error
  )
signInWithKeptToken()
removeOldWorkers().catch(console.error)
