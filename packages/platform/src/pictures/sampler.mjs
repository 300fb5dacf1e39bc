const longestSample = 1024

/**
 * Collects the pixels of a picture in any order, and averages those that share a pixel of the sample.
 * @param {number} width
 * @param {number} height
 */
export function createSampler(width, height) {
  const scale = Math.max(1, Math.ceil(Math.max(width, height) / longestSample))
  const columns = Math.ceil(width / scale)
  const rows = Math.ceil(height / scale)
  const sums = new Uint32Array(columns * rows)
  const counts = new Uint32Array(columns * rows)
  let cornerAlpha = 255
  return {
    /** @param {number} x @param {number} y @param {number} luma @param {number} alpha */
    add(x, y, luma, alpha) {
      const at = Math.floor(y / scale) * columns + Math.floor(x / scale)
      sums[at] += alpha === 255 ? luma : Math.round((luma * alpha) / 255 + 255 - alpha)
      counts[at] += 1
      if ((x === 0 || x === width - 1) && (y === 0 || y === height - 1)) cornerAlpha = Math.min(cornerAlpha, alpha)
    },
    finish() {
      const luma = sums.map((sum, at) => Math.round(sum / Math.max(1, counts[at] ?? 0)))
      return { width: columns, height: rows, luma: Uint8Array.from(luma), cornerAlpha }
    },
  }
}

/**
 * Brightness of a color as people see it (BT.601).
 * @param {number} red
 * @param {number} green
 * @param {number} blue
 */
export const lumaOf = (red, green, blue) => Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
