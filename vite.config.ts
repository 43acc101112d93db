import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { buildScripts } from './modules/page-speed/storefront/build-scripts.ts'
import { bundlePrograms } from './server/bundle-programs.ts'
import { compressAssets } from './server/compress-assets.ts'

export default defineConfig({
  plugins: [vike(), react(), compressAssets(), buildScripts(), bundlePrograms()],
  // The icons are bundled with the pages. Otherwise the server would load all 1,700 icons of the package, which takes
  // 50 MB and a tenth of a second.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    // React is in a separate chunk. The hash of that chunk does not change with our releases, so browsers can keep it
    // in their caches.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Puts the icons into one file. Otherwise there would be twenty files of a few hundred bytes each.
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
            // Code that nearly every island uses. Nothing here may import code that pages without islands load too.
            {
              name: 'shared',
              test: /islands[\\/](lib[\\/](events|store|on-demand|messages|formats|use-(?!action))|ui[\\/](table|Lacks|DialogButton))|pages[\\/]components[\\/](ProgressBar|Thumbnail)/
            }
          ]
        }
      }
    }
  }
})
