import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Vector = readonly [number, number, number]

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

/** A token's light and dark colors, as linear red, green, and blue. */
function token(name: string): { light: Vector; dark: Vector } {
  const declaration = new RegExp(`--color-${name}:[^;]*light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`).exec(
    tokens,
  )
  if (!declaration) throw new Error(`No token ${name}`)
  const [light, dark] = declaration.slice(1).map((text) => linear(text.split(' ').map(Number) as unknown as Vector))
  return { light: light as Vector, dark: dark as Vector }
}

/** OKLCH to linear sRGB. */
function linear([lightness, chroma, hue]: Vector): Vector {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return clamped([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ])
}

/** Linear sRGB to OKLab, where distances match perceived differences. */
function perceived([red, green, blue]: Vector): Vector {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const clamped = (colour: Vector) => colour.map((part) => Math.min(1, Math.max(0, part))) as unknown as Vector
const luminance = ([red, green, blue]: Vector) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
const distance = (one: Vector, other: Vector) =>
  Math.hypot(...one.map((part, index) => part - (other[index] as number)))

/** Simulates color blindness in linear sRGB (Machado, Oliveira, and Fernandes, 2009). */
const visions: Record<string, readonly Vector[]> = {
  'as most people': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const seen = (colour: Vector, vision: readonly Vector[]) =>
  perceived(
    clamped(
      vision.map((row) =>
        row.reduce((sum, part, index) => sum + part * (colour[index] as number), 0),
      ) as unknown as Vector,
    ),
  )

describe.each(['light', 'dark'] as const)('chart colors in %s', (scheme) => {
  const colours = Array.from({ length: 8 }, (_, index) => token(`chart-${index + 1}`)[scheme])

  it('contrast with their background', () => {
    const ground = luminance(token('raised')[scheme]) + 0.05
    for (const colour of colours) {
      const own = luminance(colour) + 0.05
      expect(Math.max(own, ground) / Math.min(own, ground)).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(Object.entries(visions))('are distinguishable for people with %s', (_, vision) => {
    const all = colours.map((colour) => seen(colour, vision))
    for (const [index, one] of all.entries())
      for (const other of all.slice(0, index)) expect(distance(one, other)).toBeGreaterThan(0.075)
  })
})
