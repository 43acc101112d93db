import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { buildScripts } from './modules/page-speed/storefront/build-scripts.ts'
import { bundlePrograms, EXTERNAL } from './server/bundle-programs.ts'
import { compressAssets } from './server/compress-assets.ts'
import { layerOrder } from './server/layer-order.ts'

export default defineConfig(({ command }) => ({
  plugins: [layerOrder(), vike(), react(), compressAssets(), buildScripts(), bundlePrograms()],
  // A build bundles all packages with the pages, so that production does not install them (decision 058). In
  // development only the icons are: otherwise the server would load all 1,700 icons of the package, which takes 50 MB
  // and a tenth of a second.
  ssr:
    command === 'build'
      ? { noExternal: true, external: EXTERNAL }
      : { noExternal: ['lucide-react'] },
  // Leaves React's development version out of the bundle of the pages.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    // React is in a separate chunk. The hash of that chunk does not change with our releases, so browsers can keep it
    // in their caches.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Vite's code that loads parts on demand, which pages without islands need as well.
            { name: 'preload', test: /vite[\\/]preload-helper/ },
            // Puts the icons that the image page shows at once into one file, and all others into another. Otherwise
            // there would be forty files of a few hundred bytes each.
            {
              name: 'icons',
              test: /node_modules[\\/]lucide-react[\\/](?!.*[\\/]icons[\\/]|.*index)|[\\/]icons[\\/](chevron-(left|right)|circle-exclamation-point|columns-2|download|ellipsis|file-down|hard-drive|rotate-ccw-clock|image-up|info|power|refresh-cw|rotate-ccw|search|search-x|settings-2|sparkles|star|trending-down|triangle-exclamation-point|upload|wifi-off|x)\.m?js/
            },
            { name: 'more-icons', test: /node_modules[\\/]lucide-react[\\/]/ },
            // Code that nearly every island uses. Nothing here may import code that pages without islands load too.
            {
              name: 'shared',
              test: /islands[\\/](lib[\\/](api|events|store|on-demand|messages|formats|use-)|ui[\\/](table|row-menu[\\/](?!RowMenu)|toast[\\/](show-error|error-banner|notify)|Lacks|ActionButton|DialogButton|FromPlan))|pages[\\/]components[\\/](Empty|ProgressBar|Thumbnail)/
            }
          ]
        }
      }
    }
  }
}))
