import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { PictureType } from '../../../modules/image-opt/engine/encode-options.ts'

/** One picture through programs: shell text, in which $i is the picture and $o where its result goes. */
export type Route = {
  tools: string[]
  /** The tools' own quality at our levels. */
  quality: Partial<Record<string, number>>
  /** Qualities that are tried until its pictures look as good as ours; null: it is not compared so. */
  range: [least: number, most: number] | null
  /** Drops the note that a photograph lies on its side: it comes out turned, and is compared as it is stored. */
  isTurning?: true
  command(quality: number): string
}

/** Distributions put a stand-in of the same name first in the path. */
const CONVERT = ['/usr/bin/magick', '/usr/bin/convert'].find((path) => existsSync(path)) ?? ''

const LEVELS = { 'low (90)': 90, 'medium (75)': 75, 'high (70)': 70 }

/** What an administrator would script today, format by format. */
export const ROUTES: Record<PictureType, Route[]> = {
  jpeg: [
    {
      tools: ['jpegoptim'],
      isTurning: true,
      quality: { lossless: 100 },
      range: null,
      command: () => 'jpegoptim -q -s --keep-icc --all-progressive --stdout "$i" > "$o"'
    },
    {
      tools: ['jpegoptim'],
      isTurning: true,
      quality: LEVELS,
      range: [40, 98],
      command: (quality) =>
        `jpegoptim -q -f -m${quality} -s --keep-icc --all-progressive --stdout "$i" > "$o"`
    },
    {
      tools: [CONVERT],
      quality: LEVELS,
      range: null,
      command: (quality) =>
        `${CONVERT} "$i" -auto-orient -sampling-factor 4:2:0 -interlace JPEG -quality ${quality} "jpg:$o"`
    }
  ],
  png: [
    {
      tools: ['oxipng'],
      quality: { lossless: 100 },
      range: null,
      command: () => 'oxipng -q -o 2 --strip safe --out "$o" "$i"'
    },
    {
      tools: ['optipng'],
      quality: { lossless: 100 },
      range: null,
      command: () => 'optipng -quiet -o2 -clobber -out "$o" "$i"'
    },
    {
      tools: ['pngquant', 'optipng'],
      quality: LEVELS,
      range: [40, 100],
      command: (quality) =>
        `pngquant --force --quality=0-${quality} --output "$o" "$i" && optipng -quiet -o2 "$o"`
    }
  ],
  gif: [
    {
      tools: ['gifsicle'],
      quality: { lossless: 100 },
      range: null,
      command: () => 'gifsicle -w -O3 "$i" -o "$o"'
    },
    {
      tools: ['gifsicle'],
      quality: { 'low (90)': 20, 'medium (75)': 40, 'high (70)': 80 },
      range: null,
      command: (quality) => `gifsicle -w -O3 --lossy=${quality} "$i" -o "$o"`
    }
  ],
  webp: [
    {
      tools: ['cwebp'],
      quality: LEVELS,
      range: [30, 98],
      command: (quality) => `cwebp -quiet -q ${quality} -m 5 -metadata icc "$i" -o "$o"`
    }
  ]
}

export const nameOf = ({ tools }: Route): string =>
  tools.map((tool) => tool.replace(/^.*\//, '').replace('convert', 'ImageMagick')).join(' + ')

export const isInstalled = ({ tools }: Route): boolean =>
  tools.every((tool) => tool && spawnSync('sh', ['-c', `command -v '${tool}'`]).status === 0)
