import { type Ink, shade } from '../ink.ts'

/* Every drawing is 1000 x 1000 units large, and its product stands on the line y = 900. */

export function mug(ink: Ink, colour: string): string {
  const clay = '#c9a27d'
  const handle = ink.across(
    [0, shade(colour, 0.15)],
    [0.5, shade(colour, -0.1)],
    [1, shade(colour, -0.4)]
  )
  return `
<path d="M640 430 C 850 400 860 740 620 730" fill="none" stroke="${shade(colour, -0.45)}" stroke-width="72" stroke-linecap="round"/>
<path d="M640 424 C 846 396 852 734 620 722" fill="none" stroke="${handle}" stroke-width="60" stroke-linecap="round"/>
<path d="M648 408 C 800 392 822 560 800 620" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="8" stroke-linecap="round"/>
<path d="M250 330 L272 810 Q280 900 380 900 L580 900 Q680 900 688 810 L710 330 Z" fill="${ink.round(clay)}"/>
<path d="M250 330 L266 690 C 360 740 420 700 500 722 C 580 744 640 700 694 716 L710 330 Z" fill="${ink.round(colour)}"/>
<path d="M266 690 C 360 740 420 700 500 722 C 580 744 640 700 694 716" fill="none" stroke="${shade(colour, 0.4)}" stroke-opacity=".55" stroke-width="6"/>
<path d="M330 350 L340 680 Q370 700 396 690 L386 356 Z" fill="#fff" fill-opacity=".2"/>
<path d="M348 360 L354 600 L366 600 L360 362 Z" fill="#fff" fill-opacity=".45"/>
<ellipse cx="480" cy="330" rx="230" ry="62" fill="${shade(colour, 0.28)}"/>
<ellipse cx="480" cy="334" rx="210" ry="50" fill="${ink.down([0, shade(colour, -0.5)], [1, shade(colour, -0.1)])}"/>
<ellipse cx="480" cy="346" rx="196" ry="38" fill="${ink.across([0, '#2b160b'], [0.5, '#5a341c'], [1, '#34190c'])}"/>
<path d="M320 346 A 170 30 0 0 1 470 314" fill="none" stroke="#b98252" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`
}

export function bottle(ink: Ink, colour: string): string {
  const steel = ink.across(
    [0, '#6d7277'],
    [0.2, '#dfe3e6'],
    [0.38, '#f7f8f9'],
    [0.62, '#a9afb5'],
    [0.9, '#595e63'],
    [1, '#84898e']
  )
  return `
<path d="M430 110 C 430 40 570 40 570 110" fill="none" stroke="${shade('#2c2d30', 0.12)}" stroke-width="26"/>
<rect x="404" y="98" width="192" height="104" rx="22" fill="${ink.round('#34363a')}"/>
${Array.from({ length: 11 }, (_, i) => `<rect x="${412 + i * 16.5}" y="116" width="5" height="70" fill="#000" fill-opacity=".28"/>`).join('')}
<rect x="416" y="200" width="168" height="34" fill="${steel}"/>
<path d="M416 232 L584 232 C 590 290 660 300 660 390 L660 846 Q660 900 606 900 L394 900 Q340 900 340 846 L340 390 C 340 300 410 290 416 232 Z" fill="${ink.round(colour)}"/>
<path d="M340 822 L660 822 L660 846 Q660 900 606 900 L394 900 Q340 900 340 846 Z" fill="${steel}"/>
<path d="M408 300 Q378 340 378 400 L378 800 L412 800 L412 400 Q412 340 436 290 Z" fill="#fff" fill-opacity=".3"/>
<path d="M620 380 L632 380 L632 806 L620 806 Z" fill="#fff" fill-opacity=".13"/>
<g fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M446 590 L490 520 L518 562 L534 540 L566 590"/><path d="M446 616 Q466 604 486 616 T526 616 T566 616"/></g>`
}

export function candle(ink: Ink, colour: string): string {
  return `
<ellipse cx="500" cy="345" rx="330" ry="320" fill="${ink.glow([0, '#ffd79a', 0.75], [0.35, '#ffbf6b', 0.28], [1, '#ffb25a', 0])}"/>
<rect x="300" y="430" width="400" height="470" rx="46" fill="${ink.across([0, shade(colour, -0.35)], [0.15, shade(colour, 0.1)], [0.5, shade(colour, 0.42)], [0.85, shade(colour, -0.05)], [1, shade(colour, -0.4)])}"/>
<path d="M300 520 L700 520 L700 854 Q700 900 654 900 L346 900 Q300 900 300 854 Z" fill="${ink.down([0, '#fff3dc', 0.95], [0.25, '#f6dfbd', 0.6], [1, shade(colour, -0.2), 0.35])}"/>
<ellipse cx="500" cy="520" rx="198" ry="40" fill="${ink.glow([0, '#fffbe9'], [0.5, '#ffe9be'], [1, '#edd0a0'])}"/>
<ellipse cx="500" cy="432" rx="200" ry="42" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9"/>
<path d="M500 516 L500 462" stroke="#3b2a20" stroke-width="9" stroke-linecap="round"/>
<path d="M500 300 C 556 390 552 470 500 478 C 448 470 444 390 500 300 Z" fill="${ink.down([0, '#fff6c9', 0.7], [0.5, '#ffd257'], [1, '#ff8a2b'])}"/>
<path d="M500 384 C 526 430 524 468 500 472 C 476 468 474 430 500 384 Z" fill="#fffbe8"/>
<rect x="378" y="622" width="244" height="184" rx="8" fill="#faf6ee"/>
<rect x="392" y="636" width="216" height="156" rx="4" fill="none" stroke="#8a7a63" stroke-width="3"/>
<g stroke="#4d4436" stroke-linecap="round"><path d="M440 690 H560" stroke-width="9"/><path d="M460 724 H540 M474 750 H526" stroke-width="4"/></g>
<circle cx="500" cy="660" r="9" fill="#b0744a"/>
<path d="M330 480 L330 840 Q330 866 348 876 L348 470 Z" fill="#fff" fill-opacity=".4"/>
<path d="M664 470 L674 470 L674 860 L664 866 Z" fill="#fff" fill-opacity=".25"/>`
}
