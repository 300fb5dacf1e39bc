import { saveBlob } from '../patterns/list/export/save-file.ts'
import { logoArea } from './modules.ts'

/** Pixels of a module in a PNG. */
const pixels = 16

/** Name for the file of a code, from the name of what it leads to. */
export function codeFileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'code'
}

/** Saves a file with a code on the user’s device. */
export function saveCode(name: string, content: Blob): void {
  saveBlob(content, name, document)
}

/** A code as a PNG image. Null if the browser can’t draw it. */
export function codePng(
  modules: readonly (readonly boolean[])[],
  colour: string,
  logo?: HTMLCanvasElement,
): Promise<Blob | null> {
  const side = modules.length * pixels
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.fillStyle = colour
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * pixels, y * pixels, pixels, pixels)
    }),
  )
  const area = logoArea(modules)
  if (logo) context.drawImage(logo, area.start * pixels, area.start * pixels, area.side * pixels, area.side * pixels)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
