import { type Ink, shade } from '../ink.ts'

export function shoe(ink: Ink, colour: string): string {
  const accent = '#f2b134'
  const upper = ink.down([0, shade(colour, 0.22)], [0.55, colour], [1, shade(colour, -0.35)])
  const lugs = Array.from({ length: 17 }, (_, i) => `M${92 + i * 49} 868 l8 32 h26 l8 -32 z`).join(
    ''
  )
  const laces = Array.from({ length: 5 }, (_, i) => {
    const x = 462 + i * 52
    const y = 448 + i * 40
    return `<path d="M${x} ${y} q 34 -34 78 -20" stroke="#2b2b2b" stroke-opacity=".4" stroke-width="19" transform="translate(0 7)"/><path d="M${x} ${y} q 34 -34 78 -20" stroke="#f6f2ea" stroke-width="16"/>`
  }).join('')
  return `
<path d="${lugs}" fill="#26272a"/>
<path d="M78 800 Q70 880 130 880 L860 880 Q948 872 950 806 L930 790 L90 770 Z" fill="${ink.down([0, '#fdfbf6'], [0.6, '#e3ddd1'], [1, '#a59d8d'])}"/>
<path d="M80 842 Q300 822 520 846 T948 830" fill="none" stroke="${accent}" stroke-width="13"/>
<path d="M92 786 C 76 640 86 520 120 440 C 150 400 178 470 250 468 C 330 464 380 404 420 388 C 480 420 560 560 680 620 C 790 660 930 680 944 800 C 700 824 300 820 92 786 Z" fill="${upper}"/>
<path d="M420 388 C 480 420 560 560 680 620 L 640 668 C 540 640 440 540 392 412 Z" fill="${shade(colour, -0.42)}"/>
<path d="M120 440 C 150 400 178 470 250 468 C 330 464 380 404 420 388 L 404 350 C 360 360 300 410 240 404 C 190 400 160 350 124 372 Z" fill="${ink.down([0, shade(colour, -0.25)], [1, shade(colour, -0.55)])}"/>
<path d="M92 786 C 84 700 88 610 104 540 C 190 560 236 640 250 802 C 190 800 130 794 92 786 Z" fill="${shade(colour, -0.3)}"/>
<path d="M944 800 C 936 700 830 672 742 646 C 730 720 760 780 800 812 C 860 810 910 806 944 800 Z" fill="${ink.down([0, shade(colour, -0.2)], [1, shade(colour, -0.5)])}"/>
<path d="M270 790 C 330 690 400 640 470 560 L 520 610 C 470 680 430 730 420 806 Z" fill="${accent}" fill-opacity=".92"/>
<path d="M460 804 C 480 730 520 690 560 644 L 604 676 C 570 720 548 760 542 808 Z" fill="${accent}" fill-opacity=".7"/>
<path d="M112 500 C 170 480 210 520 260 516 C 330 512 370 470 396 440" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="6" stroke-dasharray="13 9"/>
<path d="M690 640 C 790 680 880 690 920 760" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round"/>
<g fill="none" stroke-linecap="round">${laces}</g>
<path d="M124 372 C 96 330 116 300 140 306 C 158 330 150 380 146 404" fill="${accent}"/>`
}

export function backpack(ink: Ink, colour: string): string {
  const leather = '#9a6238'
  const body = ink.across(
    [0, shade(colour, -0.36)],
    [0.2, shade(colour, 0.04)],
    [0.42, shade(colour, 0.2)],
    [0.75, shade(colour, -0.08)],
    [1, shade(colour, -0.45)]
  )
  const seam =
    'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4" stroke-dasharray="12 8"'
  const strap = (x: number) => `
<rect x="${x}" y="318" width="46" height="300" rx="8" fill="${ink.across([0, shade(leather, -0.3)], [0.4, shade(leather, 0.2)], [1, shade(leather, -0.35)])}"/>
<rect x="${x - 10}" y="508" width="66" height="54" rx="10" fill="none" stroke="${ink.down([0, '#f5e6b9'], [0.5, '#c79d4a'], [1, '#7e5c20'])}" stroke-width="12"/>
<path d="M${x + 23} 520 v42" stroke="#d9b35f" stroke-width="8"/>`
  return `
<path d="M246 360 C 150 420 160 720 210 850" fill="none" stroke="${shade(colour, -0.5)}" stroke-width="52" stroke-linecap="round"/>
<path d="M754 360 C 850 420 840 720 790 850" fill="none" stroke="${shade(colour, -0.6)}" stroke-width="52" stroke-linecap="round"/>
<path d="M430 152 C 430 70 570 70 570 152" fill="none" stroke="${leather}" stroke-width="28"/>
<path d="M222 380 C 222 180 330 128 500 128 C 670 128 778 180 778 380 L 790 820 Q 790 900 710 900 L 290 900 Q 210 900 210 820 Z" fill="${body}"/>
<path d="M262 640 Q262 604 300 604 L700 604 Q738 604 738 640 L742 800 Q742 858 690 858 L310 858 Q258 858 258 800 Z" fill="${ink.down([0, shade(colour, 0.16)], [0.5, shade(colour, 0)], [1, shade(colour, -0.3)])}"/>
<path d="M280 644 Q280 624 306 624 L694 624 Q720 624 720 644 L724 794 Q724 838 684 838 L316 838 Q276 838 276 794 Z" ${seam}/>
<path d="M214 372 C 214 180 330 122 500 122 C 670 122 786 180 786 372 C 780 470 720 486 500 486 C 280 486 220 470 214 372 Z" fill="${ink.down([0, shade(colour, 0.26)], [0.6, shade(colour, 0.06)], [1, shade(colour, -0.28)])}"/>
<path d="M236 372 C 240 210 340 144 500 144 C 660 144 760 210 764 372 C 756 446 700 462 500 462 C 300 462 244 446 236 372 Z" ${seam}/>
<path d="M286 300 C 300 220 370 176 460 172" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="22" stroke-linecap="round"/>
${strap(330)}${strap(624)}
<rect x="440" y="690" width="120" height="76" rx="8" fill="${leather}"/><rect x="450" y="700" width="100" height="56" rx="5" fill="none" stroke="#e8c79a" stroke-opacity=".7" stroke-width="3" stroke-dasharray="8 6"/>`
}
