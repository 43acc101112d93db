import type { Plugin } from 'vite'

/** The order in which style sheets win: later layers over earlier ones. */
const ORDER = '@layer reset, base, ui, page;\n'

/** Begins each style sheet with the order of the layers, because pages load them in any order. */
export const layerOrder = (): Plugin => ({
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) => (/\.css(\?|$)/.test(id) ? ORDER + code : undefined)
})
