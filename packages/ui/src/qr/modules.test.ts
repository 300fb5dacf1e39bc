import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { codeLevels, codeSvg, contrastWithWhite, logoArea, modulesAroundLogo, modulesOf, printSize } from './modules.ts'

/** Draws the squares of an SVG’s path, as a camera would see them, four pixels each. */
function drawSvg(svg: string, isDark: (x: number, y: number) => boolean = () => false) {
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const scale = 4
  const width = side * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++)
        pixels.fill(
          0,
          ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4,
          ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4 + 3,
        )
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      if (isDark(x / scale, y / scale)) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return { pixels, width }
}

it.each(codeLevels)('a code of level %s is read by another library', (level) => {
  const address = 'https://northwind.drcn.agconnect.link/wa7kHb'
  const { pixels, width } = drawSvg(codeSvg(modulesOf(address, level), '#000000'))
  expect(jsQR(pixels, width, width)?.data).toBe(address)
})

it.each(['https://northwind.drcn.agconnect.link/wa7kHb', `https://console.example/l/northwind?d=${'Zm9v'.repeat(60)}`])(
  'a code with a logo in its middle is read, whatever the logo looks like: %s',
  (address) => {
    const modules = modulesAroundLogo(address)
    const { start, side } = logoArea(modules)
    expect(side).toBeGreaterThanOrEqual(5)
    const isLogo = (x: number, y: number) => [x, y].every((at) => at >= start && at < start + side)
    const middle = modules.flatMap((row, y) => row.filter((_, x) => isLogo(x, y)))
    expect(middle).not.toContain(true)
    const svg = codeSvg(modules, '#000000', 'data:image/png;base64,AA==')
    expect(svg).toContain(`x="${start}" y="${start}" width="${side}"`)
    const looks = [
      () => false,
      isLogo,
      (x: number, y: number) => isLogo(x, y) && (Math.floor(x * 2) + Math.floor(y * 2)) % 2 === 0,
    ]
    for (const look of looks) {
      const { pixels, width } = drawSvg(svg, look)
      expect(jsQR(pixels, width, width)?.data).toBe(address)
    }
  },
)

it('keeps four white modules around the code', () => {
  const modules = modulesOf('https://example.com', 'M')
  const isWhite = (row: readonly boolean[]) => row.every((dark) => !dark)
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true))
  for (const lines of [modules, columns]) {
    expect([...lines.slice(0, 4), ...lines.slice(-4)].every(isWhite)).toBe(true)
    expect(isWhite(lines[4] ?? [])).toBe(false)
  }
})

it('measures contrast as WCAG does', () => {
  expect(contrastWithWhite('#000000')).toBeCloseTo(21)
  expect(contrastWithWhite('#777777')).toBeCloseTo(4.48, 2)
  expect(contrastWithWhite('red')).toBeUndefined()
  expect(contrastWithWhite('#fff" onload="alert(1)')).toBeUndefined()
})

it('a code is as wide as a tenth of the distance, and its modules are never too small', () => {
  expect(printSize(modulesOf('a', 'L'), 1)).toBe(10)
  expect(printSize(modulesOf('a'.repeat(500), 'H'), 0.1)).toBeGreaterThan(5)
})
