import { type Ink, shade } from '../ink.ts'

export function lamp(ink: Ink, colour: string): string {
  const brass = ink.across([0, '#7d5a22'], [0.3, '#f3dc9d'], [0.55, '#c79a45'], [1, '#6b4a18'])
  return `
<ellipse cx="500" cy="480" rx="500" ry="430" fill="${ink.glow([0, '#fff0c9', 0.62], [0.5, '#ffdf9e', 0.2], [1, '#ffd98a', 0])}"/>
<ellipse cx="500" cy="872" rx="176" ry="30" fill="#5d421a"/>
<ellipse cx="500" cy="858" rx="176" ry="30" fill="${brass}"/>
<rect x="486" y="430" width="28" height="430" fill="${brass}"/>
<ellipse cx="500" cy="640" rx="32" ry="44" fill="${brass}"/>
<path d="M330 130 L670 130 L790 470 Q500 530 210 470 Z" fill="${ink.across([0, shade(colour, -0.28)], [0.3, shade(colour, 0.16)], [0.5, shade(colour, 0.5)], [0.72, shade(colour, 0.08)], [1, shade(colour, -0.34)])}"/>
<path d="M330 130 L670 130 L790 470 Q500 530 210 470 Z" fill="${ink.down([0, '#fff', 0], [0.7, '#ffe7b0', 0.45], [1, '#fff4d4', 0.85])}"/>
${Array.from({ length: 13 }, (_, i) => `<path d="M${342 + i * 26} 132 L${226 + i * 45.6} ${478 + Math.sin((i / 12) * Math.PI) * 28}" stroke="${shade(colour, -0.35)}" stroke-opacity=".22" stroke-width="4"/>`).join('')}
<path d="M330 130 Q500 146 670 130" fill="none" stroke="${shade(colour, -0.3)}" stroke-width="9"/>
<path d="M210 470 Q500 530 790 470" fill="none" stroke="#fff6dc" stroke-width="9"/>
<path d="M640 512 V 590" stroke="#c79a45" stroke-width="4"/><circle cx="640" cy="598" r="10" fill="${brass}"/>`
}

export function plant(ink: Ink, colour: string): string {
  const leaf = (x: number, y: number, angle: number, size: number, tone: number) => {
    const green = shade('#3f7d4e', tone)
    const fill = ink.across(
      [0, shade(green, -0.3)],
      [0.48, shade(green, 0.2)],
      [0.52, shade(green, -0.05)],
      [1, shade(green, -0.28)]
    )
    return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})"><path d="M0 0 C -110 -70 -100 -240 0 -330 C 100 -240 110 -70 0 0 Z" fill="${fill}"/><path d="M0 30 L0 -310" stroke="${shade(green, 0.42)}" stroke-opacity=".8" stroke-width="6"/>${[-60, -115, -170, -225].map((at) => `<path d="M0 ${at} L-58 ${at - 48} M0 ${at} L58 ${at - 48}" stroke="${shade(green, 0.35)}" stroke-opacity=".4" stroke-width="4" fill="none"/>`).join('')}</g>`
  }
  return `
<g fill="none" stroke="#3a5d36" stroke-width="13"><path d="M500 640 C 480 520 400 470 330 420"/><path d="M500 640 C 520 520 610 470 680 420"/><path d="M500 640 L500 380"/><path d="M490 640 C 450 560 340 560 290 550"/><path d="M510 640 C 560 560 650 560 720 550"/></g>
${leaf(330, 430, -38, 0.86, -0.25)}${leaf(672, 430, 40, 0.88, -0.3)}${leaf(500, 400, 3, 1.06, -0.1)}${leaf(292, 560, -72, 0.74, 0.05)}${leaf(712, 560, 70, 0.76, -0.08)}${leaf(420, 560, -22, 0.84, 0.14)}${leaf(588, 560, 24, 0.86, 0.1)}
<path d="M312 650 L688 650 L640 868 Q632 900 598 900 L402 900 Q368 900 360 868 Z" fill="${ink.round(colour)}"/>
<path d="M312 650 L688 650 L680 690 Q500 716 320 690 Z" fill="#000" fill-opacity=".22"/>
<path d="M288 588 L712 588 Q722 588 720 600 L708 660 Q500 690 292 660 L280 600 Q278 588 288 588 Z" fill="${ink.round(shade(colour, 0.08))}"/>
<ellipse cx="500" cy="590" rx="214" ry="24" fill="${ink.down([0, '#2c1e15'], [1, '#4b3527'])}"/>
<path d="M348 604 L352 652 M398 716 L416 874" stroke="#fff" stroke-opacity=".28" stroke-width="15" stroke-linecap="round"/>`
}

export function chair(ink: Ink, colour: string): string {
  const oak = '#b98a5a'
  const leg = (path: string, tone: number) =>
    `<path d="${path}" fill="none" stroke="${ink.down([0, shade(oak, tone + 0.15)], [1, shade(oak, tone - 0.25)])}" stroke-width="34" stroke-linecap="round"/>`
  return `
${leg('M360 640 L318 868', -0.4)}${leg('M662 640 L700 868', -0.42)}
<path d="M232 160 C 300 96 700 96 768 160 C 800 300 790 470 742 600 L258 600 C 210 470 200 300 232 160 Z" fill="${ink.across([0, shade(colour, -0.3)], [0.25, shade(colour, 0.1)], [0.48, shade(colour, 0.2)], [0.8, shade(colour, -0.12)], [1, shade(colour, -0.42)])}"/>
<path d="M262 186 C 330 130 670 130 738 186" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="14" stroke-linecap="round"/>
<path d="M400 140 C 384 300 386 460 404 590 M600 140 C 616 300 614 460 596 590" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="7"/>
<path d="M404 140 C 388 300 390 460 408 590 M604 140 C 620 300 618 460 600 590" fill="none" stroke="#fff" stroke-opacity=".15" stroke-width="5"/>
<path d="M186 420 C 150 410 130 450 150 500 L 196 660 L 262 650 L 250 470 Z" fill="${ink.across([0, shade(colour, -0.28)], [0.5, shade(colour, 0.12)], [1, shade(colour, -0.3)])}"/>
<path d="M814 420 C 850 410 870 450 850 500 L 804 660 L 738 650 L 750 470 Z" fill="${ink.across([0, shade(colour, -0.1)], [0.5, shade(colour, -0.22)], [1, shade(colour, -0.5)])}"/>
<path d="M190 600 C 260 556 740 556 810 600 C 830 660 812 716 770 722 Q 500 752 230 722 C 188 716 170 660 190 600 Z" fill="${ink.down([0, shade(colour, 0.28)], [0.45, shade(colour, 0.05)], [1, shade(colour, -0.42)])}"/>
<path d="M206 668 Q500 712 794 668" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="6"/>
${leg('M252 724 L206 884', 0)}${leg('M748 724 L794 884', -0.12)}
<rect x="226" y="716" width="548" height="20" rx="10" fill="${shade(oak, -0.3)}"/>`
}
