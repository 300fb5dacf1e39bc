import { encode } from 'uqr'

/** Levels of error correction, by how much of a code may be damaged. */
export const codeLevels = ['L', 'M', 'Q', 'H'] as const
export type CodeLevel = (typeof codeLevels)[number]

/** Modules of white around a code, without which some cameras don’t find it. */
const quietZone = 4

/** A QR code: for each row whether its modules are dark, with the white edge. */
export function modulesOf(text: string, level: CodeLevel): readonly (readonly boolean[])[] {
  return encode(text, { ecc: level, border: quietZone }).data
}

/**
 * A code with room for a logo in its middle, which counts as damage: it always has the highest level, of which the logo
 * takes a sixth.
 */
export function modulesAroundLogo(text: string): readonly (readonly boolean[])[] {
  const modules = modulesOf(text, 'H')
  const { start, side } = logoArea(modules)
  const isLogo = (at: number) => at >= start && at < start + side
  return modules.map((row, y) => row.map((dark, x) => dark && !(isLogo(x) && isLogo(y))))
}

/** Square in the middle of a code that a logo covers, with its white edge, in modules. */
export function logoArea(modules: readonly unknown[]): { start: number; side: number } {
  const inner = modules.length - 2 * quietZone
  // An odd number, as a code has, so that it is in the middle.
  const side = 2 * Math.floor((inner * 0.22) / 2) + 1
  return { start: (modules.length - side) / 2, side }
}

/**
 * A code as an SVG document: a path of one square for each dark module.
 * @param logo data URL of a picture in the middle
 */
export function codeSvg(modules: readonly (readonly boolean[])[], colour: string, logo?: string): string {
  const side = modules.length
  const area = logoArea(modules)
  const image = logo
    ? `<image href="${logo}" x="${area.start}" y="${area.start}" width="${area.side}" height="${area.side}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="${colour}" d="${codePath(modules)}"/>${image}</svg>`
}

export function codePath(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
}

/** Least contrast with white at which cameras read a code reliably. */
export const leastContrast = 4

/** Contrast of a color such as #1a2b3c with white, by WCAG 2. Undefined: it isn’t such a color. */
export function contrastWithWhite(colour: string): number | undefined {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1)
  if (!parts) return undefined
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** Least width in centimetres for a code that is read from a distance: a tenth of it, and 0.05 cm for each module. */
export function printSize(modules: readonly unknown[], metres: number): number {
  return Math.ceil(Math.max(metres * 10, modules.length * 0.05) * 10) / 10
}
