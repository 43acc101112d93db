import { flat, outdoors, shelf, table } from './backdrops.ts'
import type { DemoBlog } from './catalogue.ts'

const WIDE = { width: 1800, height: 1200 }

export const BLOGS: DemoBlog[] = [
  {
    handle: 'journal',
    title: 'Harbor Journal',
    articles: [
      {
        handle: 'slow-mornings',
        title: 'In praise of slow mornings',
        text: 'The kettle takes four minutes. We used to spend them looking at a screen.\n\nNow the window gets them, and the mug, and whatever the gulls are arguing about.',
        photos: [
          {
            file: 'slow-mornings.jpg',
            alt: 'A mug and a candle on a table in the morning',
            shot: {
              ...WIDE,
              backdrop: table('#c9b9a2'),
              light: 'window',
              goods: [
                { good: 'candle', colour: '#c8a27c', x: 0.66, size: 0.5, y: -0.06 },
                { good: 'mug', colour: '#2f5d7c', x: 0.4, size: 0.6, y: 0.06 }
              ]
            }
          }
        ]
      },
      {
        handle: 'three-days-on-the-ridge',
        title: 'Three days on the ridge',
        text: 'Two of them in the rain. We tested the shoes so that you can leave the tape at home.',
        photos: [
          {
            file: 'ridge-day-one.jpg',
            alt: '',
            shot: {
              ...WIDE,
              backdrop: outdoors('#c98f6a', '#5a5f73', 21),
              light: 'soft',
              goods: [{ good: 'shoe', colour: '#a3402f', x: 0.36, size: 0.6, y: 0.06 }]
            }
          },
          {
            file: 'ridge-day-three.jpg',
            alt: 'Backpack on a mountain path',
            shot: {
              ...WIDE,
              backdrop: outdoors('#7fa4b8', '#4c6a5c', 34),
              light: 'soft',
              goods: [
                { good: 'backpack', colour: '#6b6a3f', x: 0.62, size: 0.66, y: 0.03 },
                { good: 'bottle', colour: '#2e7168', x: 0.4, size: 0.44, y: 0.07 }
              ]
            }
          }
        ]
      },
      {
        handle: 'meet-the-potter',
        title: 'Meet the potter behind our mugs',
        text: 'Every glaze starts with a bucket, a recipe and a shrug. The sea does the rest, she says.',
        photos: [
          {
            file: 'potter-shelf.jpg',
            alt: 'Mugs in three glazes on a shelf',
            shot: {
              ...WIDE,
              backdrop: shelf('#c2a58c'),
              light: 'window',
              goods: [
                { good: 'mug', colour: '#c7a97f', x: 0.22, size: 0.5 },
                { good: 'mug', colour: '#2f5d7c', x: 0.5, size: 0.5 },
                { good: 'mug', colour: '#66744c', x: 0.78, size: 0.5 }
              ]
            }
          }
        ]
      }
    ]
  },
  {
    handle: 'guides',
    title: 'Guides',
    articles: [
      {
        handle: 'light-for-reading',
        title: 'Choosing a light to read by',
        text: 'Lower than you think, warmer than you think, and never behind you.',
        photos: [
          {
            file: 'light-for-reading.jpg',
            alt: 'Lit lamp and a candle in the evening',
            shot: {
              ...WIDE,
              backdrop: table('#4f5a63', 'darkWood'),
              light: 'evening',
              goods: [
                { good: 'lamp', colour: '#e8dcc6', x: 0.42, size: 0.8, y: 0 },
                { good: 'candle', colour: '#c8a27c', x: 0.72, size: 0.4, y: 0.06 }
              ]
            }
          }
        ]
      },
      {
        handle: 'what-to-write-down',
        title: 'What to write down when you travel',
        text: 'Not the sights. The smell of the ferry, the price of the coffee, what the stranger said.',
        photos: [
          {
            file: 'notebook-and-watch.jpg',
            alt: 'Notebook and watch on a wooden desk',
            shot: {
              ...WIDE,
              backdrop: flat('wood'),
              light: 'window',
              isFlat: true,
              goods: [
                { good: 'notebook', colour: '#2d4a43', x: 0.36, size: 0.88, turn: -6 },
                { good: 'watch', colour: '#7b4a2d', x: 0.76, size: 0.66, turn: 24 }
              ]
            }
          }
        ]
      },
      {
        handle: 'keeping-plants-alive',
        title: 'Keeping a rubber plant alive',
        text: 'Water when the top is dry, turn it once a week, and tell it nothing about the last one.',
        photos: [
          {
            file: 'plant-corner.jpg',
            alt: 'Two potted plants and a chair',
            shot: {
              ...WIDE,
              backdrop: table('#b5bfae'),
              light: 'window',
              goods: [
                { good: 'chair', colour: '#66744c', x: 0.66, size: 0.8, y: 0.02 },
                { good: 'plant', colour: '#c46a45', x: 0.28, size: 0.78, y: 0.05 }
              ]
            }
          }
        ]
      }
    ]
  }
]
