import { type DemoFolder, demoFolders } from '../../../server/platforms/local/demo/catalogue.ts'
import type { GoodName } from '../../../server/platforms/local/demo/goods.ts'
import type { Photo } from '../../../server/platforms/local/demo/photo.ts'
import { inStudio } from '../../../server/platforms/local/demo/shots.ts'

/** Extra colours for goods of the local store’s demo shop, which give this shop more products. */
const COLOURS = [
  ['Moss', '#66744c', '#d9d3c8'],
  ['Plum', '#6b3f5e', '#c9c3cc'],
  ['Slate', '#4d5a66', '#e2ddd2']
] as const

const GOODS: GoodName[] = [
  'mug',
  'lamp',
  'plant',
  'backpack',
  'chair',
  'headphones',
  'bottle',
  'candle',
  'scarf',
  'notebook'
]

/**
 * The width and height of these pictures in pixels. They are smaller than the others, because somebody waits while
 * they are drawn.
 */
const SIDE = 900

const titleOf = (good: GoodName): string => good.charAt(0).toUpperCase() + good.slice(1)

export function editions(): DemoFolder[] {
  return GOODS.flatMap((good) =>
    COLOURS.map(([name, colour, paper]): DemoFolder => {
      const handle = `${good}-${name.toLowerCase()}`
      const photos: Photo[] = [
        { file: `${handle}.jpg`, alt: '', shot: inStudio(good, colour, paper, SIDE) },
        { file: `${handle}-white.png`, alt: '', shot: inStudio(good, colour, '#ffffff', SIDE) }
      ]
      return {
        path: `products/${handle}`,
        json: 'product.json',
        content: {
          title: `${titleOf(good)}, ${name}`,
          vendor: 'Harbor Goods',
          type: 'Editions',
          price: '39.00',
          variants: [],
          images: photos.map(({ file, alt }) => ({ file, alt }))
        },
        photos
      }
    })
  )
}

export const allFolders = (): DemoFolder[] => [...demoFolders(), ...editions()]
