/** Pixels of a picture, four bytes each: red, green, blue, and alpha. */
export interface Pixels {
  width: number
  height: number
  bytes: Uint8Array
}

/** RIFF and chunk headers, signature, and dimensions. */
const headerBytes = 25
/** Pixels on a side of a square that has one predictor. */
const square = 16
/** Longest copy of pixels. */
const longestRun = 4096
/** Shorter copies don’t pay. */
const shortestRun = 3
/** Farthest copy that the format allows is 2^20 pixels away; its distance counts from 120. */
const farthest = 2 ** 20 - 120
/** Pixels by which a copy from afar must be longer, because its distance takes more bits. */
const farCost = 3
const hashBits = 16
/** Symbols of green and of lengths, of red, blue, and alpha, and of distances. */
const alphabets = { green: 256 + 24, channel: 256, distance: 40 } as const

/**
 * Bytes of a picture as lossless WebP, at most. It counts the bits of one stream that the format allows: the pixels by
 * their palette or by predictors, with copies of pixels before them. Encoders that try more, as all
 * do, write less.
 */
export function webpSize(pixels: Pixels): number {
  const byColor = bitsByPalette(pixels)
  const bits = Math.min(byColor ?? Infinity, bitsByPrediction(pixels))
  return headerBytes + Math.ceil(bits / 8)
}

/** Up to 256 colors: their table, and an index for each pixel, several to a byte if there are few. */
function bitsByPalette({ width, height, bytes }: Pixels): number | undefined {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height)
  const indexOf = new Map<number, number>()
  for (const word of words) {
    if (indexOf.has(word)) continue
    if (indexOf.size === 256) return undefined
    indexOf.set(word, indexOf.size)
  }
  const perByte = indexOf.size <= 2 ? 8 : indexOf.size <= 4 ? 4 : indexOf.size <= 16 ? 2 : 1
  const columns = Math.ceil(width / perByte)
  const packed = new Uint8Array(columns * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * columns + Math.floor(x / perByte)) * 4 + 1
      const index = indexOf.get(words[y * width + x] as number) as number
      packed[at] = (packed[at] as number) | (index << ((x % perByte) * (8 / perByte)))
    }
  // The table is a row of pixels, each as the difference to the one before.
  const table = new Uint8Array(new Uint32Array(indexOf.keys()).buffer)
  const steps = table.map((value, at) => value - (at < 4 ? 0 : (table[at - 4] as number)))
  const colors = bitsOfImage({ width: indexOf.size, height: 1, bytes: steps })
  return 12 + colors + bitsOfImage({ width: columns, height, bytes: packed })
}

/** Green taken from red and blue, and each pixel as the difference to what its neighbors predict. */
function bitsByPrediction({ width, height, bytes }: Pixels): number {
  const less = bytes.slice()
  for (let at = 0; at < less.length; at += 4) {
    const green = less[at + 1] as number
    less[at] = (less[at] as number) - green
    less[at + 2] = (less[at + 2] as number) - green
  }
  const [columns, rows] = [Math.ceil(width / square), Math.ceil(height / square)]
  const modes = new Uint8Array(columns * rows * 4)
  const residual = new Uint8Array(less.length)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const area = {
        left: column * square,
        top: row * square,
        right: Math.min(width, (column + 1) * square),
        bottom: Math.min(height, (row + 1) * square),
      }
      let best = { mode: 0, cost: Infinity }
      predictors.forEach((predict, mode) => {
        const cost = predictArea(less, width, area, predict, undefined)
        if (cost < best.cost) best = { mode, cost }
      })
      modes[(row * columns + column) * 4 + 1] = best.mode
      predictArea(less, width, area, predictors[best.mode] as Predict, residual)
    }
  const choices = bitsOfImage({ width: columns, height: rows, bytes: modes })
  return 3 + 6 + choices + bitsOfImage({ width, height, bytes: residual })
}

/** A prediction from the samples at the left, above, and above at the left. */
type Predict = (left: number, above: number, corner: number) => number

/** Predictors of the format that need one channel alone. */
const predictors: readonly Predict[] = [
  (left) => left,
  (_, above) => above,
  (_, __, corner) => corner,
  (left, above) => (left + above) >> 1,
  (left, _, corner) => (left + corner) >> 1,
  (left, above, corner) => Math.max(0, Math.min(255, left + above - corner)),
]

interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Differences in an area, stored if there is a place for them. @returns the sum of their sizes */
function predictArea(
  bytes: Uint8Array,
  width: number,
  { left, top, right, bottom }: Area,
  predict: Predict,
  into: Uint8Array | undefined,
): number {
  const rowBytes = width * 4
  let cost = 0
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (let at = (y * width + x) * 4, channel = 0; channel < 4; at += 1, channel += 1) {
        // The format predicts the first row from the left, the first column from above, and black before both.
        const predicted =
          y === 0
            ? x === 0
              ? channel === 3
                ? 255
                : 0
              : (bytes[at - 4] as number)
            : x === 0
              ? (bytes[at - rowBytes] as number)
              : predict(bytes[at - 4] as number, bytes[at - rowBytes] as number, bytes[at - rowBytes - 4] as number)
        const difference = ((bytes[at] as number) - predicted) & 255
        cost += difference < 128 ? difference : 256 - difference
        if (into) into[at] = difference
      }
  return cost
}

/** Bits of pixels with the prefix codes that fit them best, and of these codes. */
function bitsOfImage({ width, height, bytes }: Pixels): number {
  const total = width * height
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, total)
  const counts = {
    green: new Uint32Array(alphabets.green),
    red: new Uint32Array(alphabets.channel),
    blue: new Uint32Array(alphabets.channel),
    alpha: new Uint32Array(alphabets.channel),
    distance: new Uint32Array(alphabets.distance),
  }
  const add = (counted: Uint32Array, symbol: number) => {
    counted[symbol] = (counted[symbol] as number) + 1
  }
  const seen = rememberPlaces(words)
  // No color cache, and one group of codes.
  let bits = 2
  for (let at = 0; at < total;) {
    const before = runLength(words, at, 1)
    const above = runLength(words, at, width)
    const { place, run: found } = seen.find(at)
    const near = Math.max(before, above)
    const isFar = found >= near + farCost
    const run = isFar ? found : near
    if (run >= shortestRun) {
      const length = prefixOf(run)
      // The two nearest places have the first two distances, and those in a row come after 120 places nearby.
      const distance = prefixOf(isFar ? at - place + 120 : above >= before ? 1 : 2)
      add(counts.green, 256 + length.symbol)
      add(counts.distance, distance.symbol)
      bits += length.extra + distance.extra
      for (const end = at + run; at < end; at += 1) seen.add(at)
      continue
    }
    seen.add(at)
    add(counts.red, bytes[at * 4] as number)
    add(counts.green, bytes[at * 4 + 1] as number)
    add(counts.blue, bytes[at * 4 + 2] as number)
    add(counts.alpha, bytes[at * 4 + 3] as number)
    at += 1
  }
  return Object.values(counts).reduce((sum, counted) => sum + bitsOfCode(counted), bits)
}

/** Number of pixels from one on that equal those at a distance before them. */
function runLength(words: Uint32Array, from: number, distance: number): number {
  if (from < distance) return 0
  const end = Math.min(words.length, from + longestRun)
  let at = from
  while (at < end && words[at] === words[at - distance]) at += 1
  return at - from
}

/** Finds pixels that were there before, by a few of them. */
function rememberPlaces(words: Uint32Array) {
  const places = new Int32Array(2 ** hashBits).fill(-1)
  const hashAt = (at: number) => {
    const mixed =
      Math.imul(words[at] as number, 0x9e3779b1) ^
      Math.imul(words[at + 1] as number, 0x85ebca6b) ^
      Math.imul(words[at + 2] as number, 0xc2b2ae35)
    return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> (32 - hashBits)
  }
  return {
    find(at: number) {
      const place = at + 2 < words.length ? (places[hashAt(at)] as number) : -1
      const isFound = place >= 0 && at - place <= farthest
      return isFound ? { place, run: runLength(words, at, at - place) } : { place: 0, run: 0 }
    },
    add(at: number) {
      if (at + 2 < words.length) places[hashAt(at)] = at
    },
  }
}

/** The symbol of a length or a distance, and the bits that follow it. */
function prefixOf(length: number): { symbol: number; extra: number } {
  if (length <= 4) return { symbol: length - 1, extra: 0 }
  const highest = 31 - Math.clz32(length - 1)
  return { symbol: 2 * highest + (((length - 1) >> (highest - 1)) & 1), extra: highest - 1 }
}

/** Bits of a simple code, with one or two symbols. */
const simpleCode = 20
/** A code with more symbols: its kind, and the lengths of the code for its lengths. */
const normalCode = 1 + 4 + 19 * 3 + 1
/** A code for 19 symbols needs no more bits for each. */
const bitsOfLength = 5
/** Longest run of zero lengths that is written at once, and the bits that tell it. */
const zeroRun = { longest: 138, bits: bitsOfLength + 7 } as const

/** Bits of symbols with a prefix code, and of the code itself. */
function bitsOfCode(counts: Uint32Array): number {
  const used = [...counts.keys()].filter((symbol) => (counts[symbol] as number) > 0)
  if (used.length <= 1) return simpleCode
  const lengths = codeLengths(used.map((symbol) => counts[symbol] as number))
  const symbols = used.reduce((sum, symbol, index) => sum + (counts[symbol] as number) * (lengths[index] as number), 0)
  // Simple codes have symbols of one byte.
  if (used.length === 2 && (used[1] as number) < 256) return simpleCode + symbols
  const gaps = used.map((symbol, index) => symbol - (index === 0 ? 0 : (used[index - 1] as number) + 1))
  const zeros = gaps.reduce((sum, gap) => sum + Math.ceil(gap / zeroRun.longest) * zeroRun.bits, 0)
  const rest = Math.ceil((counts.length - (used.at(-1) as number) - 1) / zeroRun.longest) * zeroRun.bits
  return normalCode + used.length * bitsOfLength + zeros + rest + symbols
}

/** Lengths of a prefix code by counts. None is longer than the 15 bits that the format allows: rare ones count more. */
function codeLengths(counts: readonly number[]): number[] {
  const least = Math.ceil(counts.reduce((sum, count) => sum + count, 0) / 1024)
  let nodes = counts.map((count, index) => ({ count: Math.max(count, least), leaves: [index] }))
  const lengths = counts.map(() => 0)
  nodes.sort((one, other) => one.count - other.count)
  while (nodes.length > 1) {
    const [first, second, ...others] = nodes as [(typeof nodes)[number], (typeof nodes)[number], ...typeof nodes]
    const joined = { count: first.count + second.count, leaves: [...first.leaves, ...second.leaves] }
    for (const leaf of joined.leaves) lengths[leaf] = (lengths[leaf] as number) + 1
    const at = others.findIndex(({ count }) => count >= joined.count)
    nodes = others.toSpliced(at < 0 ? others.length : at, 0, joined)
  }
  return lengths
}
