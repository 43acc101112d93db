import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { buildCodec } from './modules/image-opt/engine/pool/build-codec.ts'
import { buildScripts } from './modules/page-speed/storefront/build-scripts.ts'
import { compressAssets } from './server/compress-assets.ts'

export default defineConfig({
  plugins: [vike(), react(), compressAssets(), buildScripts(), buildCodec()],
  // Bundled with the pages: the icons' own entry loads 1,700 of them, 50 MB and a tenth of a second.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    // React is one chunk of its own, so that a release of ours does not change the hash of it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // One file instead of twenty of some hundred bytes each.
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
            // What nearly every island uses. Nothing here may import what pages without islands load too.
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
