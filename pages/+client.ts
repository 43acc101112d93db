import { hydrateIslands } from '../islands/runtime/hydrate.ts'
import { replaceBrokenPictures } from './client/broken-pictures.ts'
import { keepDismissals } from './client/dismissals.ts'
import { showTooltips } from './client/tooltips.ts'

// Here and not in onRenderHtml: styles of the server's build come too late to be compressed.
import './styles/index.css'

// The only +client of the product: a page with its own would lose this one, for they do not add up.
keepDismissals()
replaceBrokenPictures()
showTooltips()
hydrateIslands()
