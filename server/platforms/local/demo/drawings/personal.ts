import { type Ink, shade } from '../ink.ts'

export function headphones(ink: Ink, colour: string): string {
  const cup = (x: number, side: number) => `
<ellipse cx="${x - side * 34}" cy="640" rx="96" ry="168" fill="${ink.across([0, '#1d1d20'], [0.5, '#4a4a50'], [1, '#17171a'])}"/>
<ellipse cx="${x}" cy="640" rx="112" ry="188" fill="${ink.round(colour)}"/>
<ellipse cx="${x + side * 10}" cy="640" rx="78" ry="142" fill="${ink.down([0, shade(colour, 0.34)], [0.5, shade(colour, 0.02)], [1, shade(colour, -0.35)])}"/>
<ellipse cx="${x + side * 10}" cy="640" rx="78" ry="142" fill="none" stroke="#e6c48c" stroke-width="6"/>
<path d="M${x - 36} 560 Q${x - 10} 520 ${x + 30} 524" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"/>`
  const band = 'M226 600 C 190 60 810 60 774 600'
  return `<g transform="translate(0 72)">
<path d="${band}" fill="none" stroke="${shade(colour, -0.55)}" stroke-width="62"/>
<path d="M234 560 C 214 92 786 92 766 560" fill="none" stroke="${ink.across([0, shade(colour, -0.2)], [0.3, shade(colour, 0.3)], [0.6, colour], [1, shade(colour, -0.4)])}" stroke-width="50"/>
<path d="M330 262 C 400 156 600 156 670 262" fill="none" stroke="${ink.down([0, '#3a332e'], [1, '#1c1815'])}" stroke-width="44" stroke-linecap="round" transform="translate(0 34)"/>
<path d="M290 300 C 340 190 420 162 500 160" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="10" stroke-linecap="round"/>
<rect x="208" y="420" width="36" height="120" rx="10" fill="${ink.across([0, '#8f9498'], [0.4, '#f4f5f6'], [1, '#777c80'])}"/><rect x="756" y="420" width="36" height="120" rx="10" fill="${ink.across([0, '#8f9498'], [0.4, '#f4f5f6'], [1, '#777c80'])}"/>
${cup(232, -1)}${cup(768, 1)}</g>`
}

/** Draws a watch. `turn` is the direction of the second hand, in degrees. */
export function watch(ink: Ink, colour: string, turn = 216): string {
  const steel = ink.across(
    [0, '#787d82'],
    [0.25, '#eef0f2'],
    [0.5, '#b4b9be'],
    [0.75, '#f6f7f8'],
    [1, '#6f7479']
  )
  const strap = ink.across(
    [0, shade(colour, -0.4)],
    [0.3, shade(colour, 0.16)],
    [0.7, shade(colour, -0.06)],
    [1, shade(colour, -0.45)]
  )
  const seam =
    'fill="none" stroke="#f3e2c8" stroke-opacity=".6" stroke-width="4" stroke-dasharray="11 8"'
  const marks = Array.from({ length: 60 }, (_, i) =>
    i % 5 === 0
      ? `<rect x="494" y="322" width="12" height="38" rx="3" fill="#2a2d31" transform="rotate(${i * 6} 500 500)"/>`
      : `<rect x="498.5" y="322" width="3" height="14" fill="#6a6f75" transform="rotate(${i * 6} 500 500)"/>`
  ).join('')
  return `
<path d="M412 60 Q412 40 432 40 L568 40 Q588 40 588 60 L612 330 L388 330 Z" fill="${strap}"/>
<path d="M388 670 L612 670 L590 880 Q588 900 566 900 L434 900 Q412 900 410 880 Z" fill="${strap}"/>
<path d="M428 60 L408 310 M572 60 L592 310 M408 690 L428 880 M592 690 L572 880" ${seam}/>
${[740, 790, 840].map((y) => `<ellipse cx="500" cy="${y}" rx="9" ry="12" fill="#1c130c"/>`).join('')}
<rect x="700" y="470" width="46" height="60" rx="10" fill="${steel}"/>
<circle cx="500" cy="500" r="224" fill="#4d5257"/><circle cx="500" cy="498" r="222" fill="${steel}"/>
<circle cx="500" cy="500" r="194" fill="#5b6066"/>
<circle cx="500" cy="500" r="188" fill="${ink.glow([0, '#fffdf8'], [0.75, '#f4efe4'], [1, '#d8d0c0'])}"/>
${marks}
<circle cx="500" cy="590" r="46" fill="none" stroke="#b3aa99" stroke-width="4"/><path d="M500 590 L500 556" stroke="#5b6066" stroke-width="5"/>
<g stroke-linecap="round"><path d="M500 520 L500 400" stroke="#23262a" stroke-width="15" transform="rotate(-56 500 500)"/><path d="M500 525 L500 350" stroke="#23262a" stroke-width="10" transform="rotate(62 500 500)"/><path d="M500 540 L500 336" stroke="#c8452e" stroke-width="5" transform="rotate(${turn} 500 500)"/></g>
<circle cx="500" cy="500" r="12" fill="#c8452e"/>
<path d="M352 420 A 166 166 0 0 1 470 336 L 560 336 A 300 300 0 0 0 372 560 Z" fill="#fff" fill-opacity=".28"/>`
}

export function scarf(ink: Ink, colour: string): string {
  const stripe = shade(colour, 0.55)
  const fold = (y: number, height: number, inset: number, tone: number) => {
    const base = shade(colour, tone)
    const lines = [0.2, 0.3, 0.7, 0.8]
      .map(
        (at) =>
          `<path d="M${170 + inset + at * (660 - 2 * inset)} ${y} v${height}" stroke="${stripe}" stroke-opacity=".75" stroke-width="26"/>`
      )
      .join('')
    const knit = Array.from(
      { length: 44 },
      (_, i) =>
        `<path d="M${176 + inset + i * 15} ${y + 4} v${height - 8}" stroke="#000" stroke-opacity=".07" stroke-width="4"/>`
    ).join('')
    return `<clipPath id="fold${y}"><rect x="${170 + inset}" y="${y}" width="${660 - 2 * inset}" height="${height}" rx="${height / 2.1}"/></clipPath>
<g clip-path="url(#fold${y})"><rect x="170" y="${y}" width="660" height="${height}" fill="${base}"/>${lines}${knit}<rect x="170" y="${y}" width="660" height="${height}" fill="${ink.down([0, '#fff', 0.34], [0.4, '#fff', 0], [1, '#000', 0.5])}"/></g>`
  }
  const fringe = Array.from({ length: 30 }, (_, i) => {
    const x = 196 + i * 20.8
    return `<path d="M${x} 690 q ${(i % 3) * 6 - 6} 100 ${(i % 5) * 4 - 8} 196" stroke="${i % 4 === 1 ? stripe : shade(colour, i % 2 ? -0.1 : 0.12)}" stroke-width="11" stroke-linecap="round" fill="none"/>`
  }).join('')
  return `${fringe}
${fold(590, 140, 8, -0.12)}${fold(478, 150, 0, -0.02)}${fold(366, 150, 10, 0.06)}${fold(262, 144, 4, 0.12)}
<rect x="636" y="610" width="84" height="104" rx="4" fill="#f7f2e8"/><path d="M652 640 H704 M660 664 H696" stroke="#54493b" stroke-width="6" stroke-linecap="round"/>`
}

export function notebook(ink: Ink, colour: string): string {
  return `
<path d="M196 846 L760 900 L856 838 L300 782 Z" fill="#000" fill-opacity=".2"/>
<path d="M176 806 L176 838 L742 892 L836 826 L836 796 Z" fill="${ink.down([0, '#fffdf6'], [1, '#d9cfba'])}"/>
${Array.from({ length: 6 }, (_, i) => `<path d="M178 ${812 + i * 5} L742 ${866 + i * 5} L834 ${800 + i * 5}" fill="none" stroke="#a99c83" stroke-opacity=".5" stroke-width="1.6"/>`).join('')}
<path d="M176 838 L742 894 L838 828" fill="none" stroke="${shade(colour, -0.5)}" stroke-width="10"/>
<path d="M288 172 Q292 152 314 154 L820 196 Q840 198 838 218 L842 800 L744 868 L172 812 Z" fill="${ink.across([0, shade(colour, -0.2)], [0.3, shade(colour, 0.16)], [0.65, colour], [1, shade(colour, -0.32)])}"/>
<path d="M288 172 L172 812 L226 818 L338 158 Z" fill="#000" fill-opacity=".2"/>
<path d="M686 186 L716 188 L690 864 L658 860 Z" fill="${ink.across([0, '#211d1a'], [0.5, '#4a433d'], [1, '#191613'])}"/>
<path d="M402 300 L596 314 L584 408 L388 392 Z" fill="#f6efe0" fill-opacity=".95"/><path d="M430 338 L566 348 M426 366 L520 374" stroke="#5b5041" stroke-width="7" stroke-linecap="round"/>
<path d="M360 182 L560 198 L470 620 L300 610 Z" fill="#fff" fill-opacity=".08"/>
<path d="M470 856 L476 912 L492 896 L506 916 L504 860 Z" fill="#c8452e"/>
<g transform="rotate(24 800 560)"><rect x="838" y="250" width="30" height="420" rx="13" fill="${ink.across([0, '#1d2a3a'], [0.35, '#58708c'], [1, '#101924'])}"/><rect x="838" y="250" width="30" height="64" rx="13" fill="${ink.across([0, '#8a6420'], [0.35, '#f7e0a0'], [1, '#72511a'])}"/><path d="M840 668 L866 668 L853 716 Z" fill="#d9b35f"/></g>`
}
