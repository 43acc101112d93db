import type { DemoProduct } from './catalogue.ts'
import { closeUp, fromAbove, inStudio, inTheEvening, onTable } from './shots.ts'

const OCEAN = '#2f5d7c'
const SAND = '#c7a97f'
const CREAM = '#e8dcc6'
const TERRACOTTA = '#c46a45'
const RUST = '#b5603f'
const FOREST = '#2d4a43'

export const PRODUCTS_FOR_HOME: DemoProduct[] = [
  {
    handle: 'harbor-mug',
    title: 'Harbor Mug',
    vendor: 'Kiln & Tide',
    type: 'Kitchen',
    price: '24.00',
    text: 'Thrown by hand in small batches, dipped in a glaze the colour of deep water. Holds 350 ml and keeps them warm.',
    variants: ['Ocean', 'Sand'],
    photos: [
      {
        file: 'harbor-mug-ocean.jpg',
        alt: 'Blue stoneware mug with a bare clay foot',
        variants: ['Ocean'],
        shot: inStudio('mug', OCEAN, '#d9d3c8')
      },
      {
        file: 'harbor-mug-table.jpg',
        alt: 'The mug on a wooden table in the morning light',
        variants: ['Ocean'],
        shot: onTable('mug', OCEAN, '#b9c4c2', [
          { good: 'plant', colour: TERRACOTTA, x: 0.82, size: 0.62, y: -0.1 }
        ])
      },
      {
        file: 'IMG_2041.jpg',
        alt: '',
        variants: ['Sand'],
        shot: inStudio('mug', SAND, '#a9bdc2')
      },
      { file: 'harbor-mug-cutout.png', alt: '', shot: { cutOut: 'mug', colour: OCEAN } }
    ]
  },
  {
    handle: 'brass-table-lamp',
    title: 'Brass Table Lamp',
    vendor: 'Lantern Works',
    type: 'Lighting',
    price: '149.00',
    text: 'A pleated linen shade on a turned brass stem, for the chair you read in.',
    variants: ['Default'],
    photos: [
      {
        file: 'brass-table-lamp-evening.jpg',
        alt: 'Table lamp lit on a dark wooden table',
        shot: inTheEvening('lamp', CREAM, '#5a6470')
      },
      {
        file: 'brass-table-lamp.jpg',
        alt: 'Table lamp with a pleated shade',
        shot: inStudio('lamp', CREAM, '#a98f7c')
      },
      {
        file: 'IMG_2048.jpg',
        alt: '',
        shot: closeUp('lamp', CREAM, '#8d7a6b')
      }
    ]
  },
  {
    handle: 'terracotta-planter',
    title: 'Terracotta Planter',
    vendor: 'Kiln & Tide',
    type: 'Garden',
    price: '38.50',
    text: 'Breathing clay, a generous rim and a hole where the water wants to go. Rubber plant not included.',
    variants: ['Terracotta', 'Chalk'],
    photos: [
      {
        file: 'terracotta-planter-1.jpg',
        alt: 'Terracotta pot with a rubber plant',
        variants: ['Terracotta'],
        shot: inStudio('plant', TERRACOTTA, '#cfd6c8')
      },
      {
        file: 'terracotta-planter-2.jpg',
        alt: 'The pot beside a window',
        variants: ['Terracotta'],
        shot: onTable('plant', TERRACOTTA, '#d3bfa6')
      },
      {
        file: 'IMG_2055.jpg',
        alt: '',
        variants: ['Chalk'],
        shot: inStudio('plant', '#d8d2c6', '#b7a99a')
      }
    ]
  },
  {
    handle: 'lounge-chair',
    title: 'Drift Lounge Chair',
    vendor: 'North Pier',
    type: 'Furniture',
    price: '620.00',
    text: 'A shell you sink into, four oak legs you can trust. Delivered in one piece.',
    variants: ['Rust', 'Moss'],
    photos: [
      {
        file: 'drift-chair-rust.jpg',
        alt: 'Rust coloured lounge chair',
        variants: ['Rust'],
        shot: inStudio('chair', RUST, '#d6cbbb')
      },
      {
        file: 'drift-chair-moss.jpg',
        alt: 'Moss green lounge chair',
        variants: ['Moss'],
        shot: inStudio('chair', '#66744c', '#cfc5b2')
      },
      {
        file: 'IMG_2062.jpg',
        alt: '',
        variants: ['Rust'],
        shot: closeUp('chair', RUST, '#d6cbbb')
      }
    ]
  },
  {
    handle: 'cedar-candle',
    title: 'Cedar & Salt Candle',
    vendor: 'Lantern Works',
    type: 'Home fragrance',
    price: '29.00',
    text: 'Soy wax, a cotton wick and the smell of a boathouse after rain. Burns for fifty hours.',
    variants: ['Cedar & Salt'],
    photos: [
      {
        file: 'cedar-candle-lit.jpg',
        alt: 'Lit candle in a glass on a dark table',
        shot: inTheEvening('candle', '#c8a27c', '#4c4a52')
      },
      {
        file: 'Screenshot cedar candle.png',
        alt: 'Candle in a glass with a paper label',
        shot: inStudio('candle', '#c8a27c', '#dcd2c4', 1000)
      },
      {
        file: 'IMG_2069.jpg',
        alt: '',
        shot: closeUp('candle', '#c8a27c', '#cbbba6')
      }
    ]
  },
  {
    handle: 'field-notebook',
    title: 'Field Notebook',
    vendor: 'Paper Harbor',
    type: 'Stationery',
    price: '18.00',
    text: '192 pages of paper that forgives fountain pens, bound to lie open, closed by a band.',
    variants: ['Forest', 'Brick'],
    photos: [
      {
        file: 'field-notebook-forest.jpg',
        alt: 'Green notebook with a pen on a wooden desk',
        variants: ['Forest'],
        shot: fromAbove('notebook', FOREST, 'wood')
      },
      {
        file: 'IMG_2087.png',
        alt: 'Green notebook with a black band',
        variants: ['Forest'],
        shot: inStudio('notebook', FOREST, '#d4cfc4', 1000)
      },
      {
        file: 'IMG_2076.jpg',
        alt: '',
        variants: ['Brick'],
        shot: fromAbove('notebook', '#8d3f33', 'linen', -8)
      }
    ]
  }
]
