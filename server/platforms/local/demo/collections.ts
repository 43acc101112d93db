import { outdoors, shelf, table } from './backdrops.ts'
import type { DemoCollection } from './catalogue.ts'

const BANNER = { width: 2000, height: 1200 }

export const COLLECTIONS: DemoCollection[] = [
  {
    handle: 'kitchen-and-table',
    title: 'Kitchen & Table',
    text: 'For slow breakfasts and long dinners.',
    products: ['harbor-mug', 'summit-bottle', 'cedar-candle', 'terracotta-planter'],
    photos: [
      {
        file: 'kitchen-and-table.jpg',
        alt: 'Mugs, a bottle and a plant on a shelf',
        shot: {
          ...BANNER,
          backdrop: shelf('#b7c0b4'),
          light: 'window',
          goods: [
            { good: 'plant', colour: '#c46a45', x: 0.16, size: 0.72 },
            { good: 'bottle', colour: '#2e7168', x: 0.36, size: 0.62 },
            { good: 'mug', colour: '#c7a97f', x: 0.53, size: 0.42 },
            { good: 'mug', colour: '#2f5d7c', x: 0.69, size: 0.42, y: 0.01 },
            { good: 'candle', colour: '#c8a27c', x: 0.87, size: 0.44 }
          ]
        }
      }
    ]
  },
  {
    handle: 'out-of-town',
    title: 'Out of Town',
    text: 'What we pack when the forecast is undecided.',
    products: ['canvas-backpack', 'ridge-trail-shoe', 'summit-bottle', 'highland-scarf'],
    photos: [
      {
        file: 'out-of-town.jpg',
        alt: 'Backpack, shoe and bottle in front of mountains',
        shot: {
          ...BANNER,
          backdrop: outdoors('#6fa0c4', '#4f6f73', 3),
          light: 'soft',
          goods: [
            { good: 'backpack', colour: '#44526b', x: 0.27, size: 0.66, y: 0.02 },
            { good: 'bottle', colour: '#c9614d', x: 0.47, size: 0.5, y: 0.04 },
            { good: 'shoe', colour: '#3d6b5c', x: 0.71, size: 0.5, y: 0.08 }
          ]
        }
      }
    ]
  },
  {
    handle: 'a-room-to-read-in',
    title: 'A Room to Read In',
    text: 'Soft light, a good chair and nowhere to be.',
    products: ['lounge-chair', 'brass-table-lamp', 'field-notebook', 'quiet-headphones'],
    photos: [
      {
        file: 'a-room-to-read-in.jpg',
        alt: 'Lounge chair beside a lit lamp',
        shot: {
          ...BANNER,
          backdrop: table('#7d8478', 'darkWood'),
          light: 'evening',
          goods: [
            { good: 'plant', colour: '#8a5a44', x: 0.16, size: 0.62, y: -0.06 },
            { good: 'chair', colour: '#b5603f', x: 0.42, size: 0.84, y: 0.05 },
            { good: 'lamp', colour: '#e8dcc6', x: 0.76, size: 0.84, y: -0.02 }
          ]
        }
      }
    ]
  }
]
