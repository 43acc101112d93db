import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PictureType } from '../../../modules/image-opt/engine/encode-options.ts'

/**
 * A chain of command-line tools that compresses one picture. `command` returns it as shell text, in which $i is the
 * path of the picture and $o the path of the result.
 */
export type Route = {
  tools: string[]
  /** Set where the tools do not name themselves. */
  name?: string
  /** The tools' own quality setting for each of our levels. */
  quality: Partial<Record<string, number>>
  /**
   * The range of qualities in which to search for the one that looks as good as our result. Null means that no search
   * is made.
   */
  range: [least: number, most: number] | null
  /** Set if the tool drops the EXIF orientation. A rotated photograph is then compared as it is stored. */
  isTurning?: true
  command(quality: number): string
}

/** The paths are absolute, because some distributions put a different program of the same name first in the PATH. */
const CONVERT = ['/usr/bin/magick', '/usr/bin/convert'].find((path) => existsSync(path)) ?? ''

/** Debian has no mozjpeg, but sharp brings it. */
const MOZJPEG = fileURLToPath(new URL('mozjpeg.ts', import.meta.url))

const LEVELS = { 'low (90)': 90, 'medium (75)': 75, 'high (70)': 70 }

/** For each format, the tools that an administrator would put into a script today. */
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
      tools: [process.execPath],
      name: 'mozjpeg',
      quality: LEVELS,
      range: [40, 95],
      command: (quality) => `'${process.execPath}' '${MOZJPEG}' ${quality} "$i" "$o"`
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

export const nameOf = ({ tools, name }: Route): string =>
  name ??
  tools.map((tool) => tool.replace(/^.*\//, '').replace('convert', 'ImageMagick')).join(' + ')

export const isInstalled = ({ tools }: Route): boolean =>
  tools.every((tool) => tool && spawnSync('sh', ['-c', `command -v '${tool}'`]).status === 0)
