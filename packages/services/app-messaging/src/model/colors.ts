/** Form of a color. */
export const colorForm = /^#[0-9a-f]{6}$/

/** Contrast below which text is hard to read (WCAG 2.2, AA). */
export const leastContrast = 4.5

/** Relative luminance of a color, as WCAG defines it. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colors, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white: what is easier to read on a color. */
export function readableOn(color: string): string {
  return contrastOf(color, '#ffffff') >= contrastOf(color, '#000000') ? '#ffffff' : '#000000'
}
