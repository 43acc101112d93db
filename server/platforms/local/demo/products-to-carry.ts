import type { DemoProduct } from './catalogue.ts'
import { closeUp, fromAbove, inStudio, onTable, outside } from './shots.ts'

const PINE = '#3d6b5c'
const SLATE = '#44526b'
const TEAL = '#2e7168'
const STONE = '#c9bda9'
const SADDLE = '#7b4a2d'
const WINE = '#8c2f39'

export const PRODUCTS_TO_CARRY: DemoProduct[] = [
  {
    handle: 'ridge-trail-shoe',
    title: 'Ridge Trail Shoe',
    vendor: 'Far Ridge',
    type: 'Footwear',
    price: '129.00',
    text: 'Deep lugs, a wide toe box and a heel that stays put going down. 290 g in size 42.',
    variants: ['Pine', 'Ember'],
    photos: [
      {
        file: 'ridge-trail-shoe-pine.jpg',
        alt: 'Green trail shoe from the side',
        variants: ['Pine'],
        shot: inStudio('shoe', PINE, '#d8d4cb')
      },
      {
        file: 'ridge-trail-shoe-outside.jpg',
        alt: 'Trail shoe on a mountain path',
        variants: ['Pine'],
        shot: outside('shoe', PINE, '#7ba7c9', 5)
      },
      {
        file: 'IMG_2083.jpg',
        alt: '',
        variants: ['Ember'],
        shot: inStudio('shoe', '#a3402f', '#cfd3d2')
      },
      { file: 'Trail shoe cutout.png', alt: '', shot: { cutOut: 'shoe', colour: PINE } }
    ]
  },
  {
    handle: 'canvas-backpack',
    title: 'Canvas Backpack',
    vendor: 'Far Ridge',
    type: 'Bags',
    price: '98.00',
    text: 'Waxed canvas, leather where it wears, room for a laptop, lunch and a change of plans. 22 litres.',
    variants: ['Slate', 'Olive'],
    photos: [
      {
        file: 'canvas-backpack-slate.jpg',
        alt: 'Slate blue backpack with leather straps',
        variants: ['Slate'],
        shot: inStudio('backpack', SLATE, '#d9d0c1')
      },
      {
        file: 'canvas-backpack-trail.jpg',
        alt: 'The backpack on a ridge in the evening',
        variants: ['Slate'],
        shot: outside('backpack', SLATE, '#c98f6a', 8)
      },
      {
        file: 'canvas-backpack-olive.png',
        alt: 'Olive backpack with leather straps',
        variants: ['Olive'],
        shot: inStudio('backpack', '#6b6a3f', '#d8d6cf', 1000)
      },
      {
        file: 'IMG_2090.jpg',
        alt: '',
        shot: closeUp('backpack', SLATE, '#d9d0c1')
      }
    ]
  },
  {
    handle: 'quiet-headphones',
    title: 'Quiet Headphones',
    vendor: 'Lowtide Audio',
    type: 'Audio',
    price: '219.00',
    text: 'Thirty hours between charges, cushions you forget, and a switch that turns the ferry off.',
    variants: ['Stone', 'Midnight'],
    photos: [
      {
        file: 'quiet-headphones-stone.jpg',
        alt: 'Stone coloured headphones',
        variants: ['Stone'],
        shot: inStudio('headphones', STONE, '#b9aea2')
      },
      {
        file: 'quiet-headphones-midnight.webp',
        alt: 'Midnight blue headphones',
        variants: ['Midnight'],
        shot: inStudio('headphones', '#2c3550', '#c8ccd4')
      },
      {
        file: 'quiet-headphones-cutout.png',
        alt: '',
        shot: { cutOut: 'headphones', colour: STONE }
      }
    ]
  },
  {
    handle: 'summit-bottle',
    title: 'Summit Bottle',
    vendor: 'Far Ridge',
    type: 'Kitchen',
    price: '34.00',
    text: 'Double steel walls: cold for a day, hot for a night. 750 ml, fits every cup holder we could find.',
    variants: ['Teal', 'Coral'],
    photos: [
      {
        file: 'summit-bottle-teal.jpg',
        alt: 'Teal steel bottle',
        variants: ['Teal'],
        shot: inStudio('bottle', TEAL, '#d5d8d3')
      },
      {
        file: 'summit-bottle-coral.jpg',
        alt: 'Coral steel bottle',
        variants: ['Coral'],
        shot: inStudio('bottle', '#c9614d', '#dcd0c6')
      },
      {
        file: 'IMG_2097.jpg',
        alt: '',
        variants: ['Teal'],
        shot: outside('bottle', TEAL, '#86b3bf', 13)
      },
      { file: 'summit-bottle-cutout.png', alt: '', shot: { cutOut: 'bottle', colour: TEAL } }
    ]
  },
  {
    handle: 'pier-watch',
    title: 'Pier Watch',
    vendor: 'North Pier',
    type: 'Accessories',
    price: '185.00',
    text: 'A dial you can read at a glance, a strap that gets better. Water resistant to 50 m.',
    variants: ['Saddle', 'Black'],
    photos: [
      {
        file: 'pier-watch-saddle.jpg',
        alt: 'Watch with a brown strap on linen',
        variants: ['Saddle'],
        shot: fromAbove('watch', SADDLE, 'linen', 12)
      },
      {
        file: 'IMG_2104.jpg',
        alt: '',
        variants: ['Black'],
        shot: fromAbove('watch', '#2b2927', 'wood', -18)
      },
      { file: 'pier-watch-running.gif', alt: 'The second hand going round', shot: 'running watch' }
    ]
  },
  {
    handle: 'highland-scarf',
    title: 'Highland Scarf',
    vendor: 'Woolmark Row',
    type: 'Accessories',
    price: '64.00',
    text: 'Two metres of lambswool with a fringe tied by hand. Softer every winter.',
    variants: ['Wine', 'Heather'],
    photos: [
      {
        file: 'highland-scarf-wine.jpg',
        alt: 'Folded wine red scarf with stripes',
        variants: ['Wine'],
        shot: onTable('scarf', WINE, '#c9b8a4')
      },
      {
        file: 'highland-scarf-heather.jpg',
        alt: 'Folded heather scarf with stripes',
        variants: ['Heather'],
        shot: inStudio('scarf', '#65597a', '#d7d2d6')
      },
      {
        file: 'IMG_2111.jpg',
        alt: '',
        shot: closeUp('scarf', WINE, '#d8cdc0')
      }
    ]
  }
]
