import jpeg from 'jpeg-js'
import { describe, expect, it } from 'vitest'
import { paintPicture } from '../demo/pictures.ts'
import { readPictureStructure } from './picture-structure.ts'
import { samplePicture } from './sample-picture.ts'
import { samplePng } from './sample-png.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Builds a chunk. Nothing here reads its checksum. */
function chunk(type: string, content: ArrayLike<number>): number[] {
  const size = new DataView(new ArrayBuffer(4))
  size.setUint32(0, content.length)
  return [...new Uint8Array(size.buffer), ...new TextEncoder().encode(type), ...Array.from(content), 0, 0, 0, 0]
}

async function deflated(bytes: readonly number[]): Promise<Uint8Array> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

interface Png {
  width: number
  height: number
  depth: number
  colorType: number
  rows: readonly number[]
  interlace?: 1
  palette?: readonly number[]
  transparency?: readonly number[]
  more?: readonly number[]
}

async function png({ width, height, depth, colorType, rows, interlace, palette, transparency, more = [] }: Png) {
  const header = [0, 0, 0, width, 0, 0, 0, height, depth, colorType, 0, 0, interlace ?? 0]
  return Uint8Array.from([
    ...signature,
    ...chunk('IHDR', header),
    ...more,
    ...(palette ? chunk('PLTE', palette) : []),
    ...(transparency ? chunk('tRNS', transparency) : []),
    ...chunk('IDAT', await deflated(rows)),
    ...chunk('IEND', []),
  ])
}

const lumaOf = async (picture: Png) => [...(await samplePng(await png(picture))).luma]

describe('a PNG', () => {
  it.each<[string, Png, number[]]>([
    ['gray', { width: 2, height: 1, depth: 8, colorType: 0, rows: [0, 10, 200] }, [10, 200]],
    ['gray of 16 bits', { width: 2, height: 1, depth: 16, colorType: 0, rows: [0, 10, 99, 200, 99] }, [10, 200]],
    ['gray of one bit', { width: 3, height: 1, depth: 1, colorType: 0, rows: [0, 0b10100000] }, [255, 0, 255]],
    ['gray with alpha', { width: 2, height: 1, depth: 8, colorType: 4, rows: [0, 0, 255, 0, 0] }, [0, 255]],
    ['colors', { width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 255, 0, 0] }, [76]],
    ['colors with alpha', { width: 1, height: 1, depth: 8, colorType: 6, rows: [0, 255, 0, 0, 0] }, [255]],
    [
      'a palette of four bits',
      {
        width: 2,
        height: 1,
        depth: 4,
        colorType: 3,
        palette: [0, 0, 0, 255, 255, 255],
        transparency: [255, 0],
        rows: [0, 0b00000001],
      },
      [0, 255],
    ],
    [
      'each filter',
      {
        width: 2,
        height: 5,
        depth: 8,
        colorType: 0,
        rows: [...[0, 10, 20], ...[1, 10, 10], ...[2, 5, 5], ...[3, 5, 5], ...[4, 1, 1]],
      },
      [10, 20, 10, 20, 15, 25, 12, 23, 13, 24],
    ],
  ])('is decoded: %s', async (_, picture, expected) => {
    expect(await lumaOf(picture)).toEqual(expected)
  })

  it('is decoded if it is interlaced', async () => {
    // Of 2 × 2 pixels, the first pass has one, the sixth one, and the seventh two.
    const rows = [...[0, 1], ...[0, 2], ...[0, 3, 4]]
    expect(await lumaOf({ width: 2, height: 2, depth: 8, colorType: 0, interlace: 1, rows })).toEqual([1, 2, 3, 4])
  })

  it('is reduced, and keeps its corners', async () => {
    const bytes = await paintPicture(2100, 30, (x) => (x < 1050 ? [0, 0, 0] : [255, 255, 255]))
    const { width, height, luma, cornerAlpha } = await samplePng(bytes)
    expect([width, height, luma[0], luma.at(-1), cornerAlpha]).toEqual([700, 10, 0, 255, 255])
    const clear = { width: 2, height: 2, depth: 8, colorType: 4, rows: [0, 9, 0, 9, 255, 0, 9, 255, 9, 255] }
    expect((await samplePng(await png(clear))).cornerAlpha).toBe(0)
  })

  it.each<[string, Partial<Png>]>([
    ['cut off', { rows: [0, 1] }],
    ['of an unknown color type', { colorType: 5 }],
    ['of an unknown filter', { rows: [9, 1, 2] }],
    ['without its palette', { colorType: 3 }],
  ])('that is %s is damaged', async (_, changes) => {
    const picture = { width: 2, height: 1, depth: 8, colorType: 0, rows: [0, 1, 2], ...changes }
    await expect(samplePng(await png(picture))).rejects.toThrow(/The picture/u)
  })

  it('of a huge size is rejected by its header', async () => {
    const bytes = await png({ width: 2, height: 1, depth: 8, colorType: 0, rows: [0, 1, 2] })
    new DataView(bytes.buffer).setUint32(16, 30_000)
    new DataView(bytes.buffer).setUint32(20, 30_000)
    const structure = readPictureStructure(bytes)
    expect(structure).toMatchObject({ width: 30_000, height: 30_000 })
    await expect(samplePicture(bytes, structure!)).rejects.toThrow('too many pixels')
  })

  it('says that it is animated, and what follows its end', async () => {
    const plain = { width: 2, height: 1, depth: 8, colorType: 0, rows: [0, 1, 2] }
    const bytes = await png({ ...plain, more: chunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0]) })
    const upright = { orientation: 1, hasLocation: false, isCmyk: false, isCutOff: false }
    expect(readPictureStructure(bytes)).toMatchObject({ ...upright, isAnimated: true, trailingBytes: 0 })
    const archive = Uint8Array.from([...(await png(plain)), 0x50, 0x4b, 3, 4])
    expect(readPictureStructure(archive)).toMatchObject({ isAnimated: false, trailingBytes: 4 })
    expect(readPictureStructure(archive.slice(0, -16))).toMatchObject({ isCutOff: true })
  })
})

const red = jpeg.encode({ width: 8, height: 8, data: new Uint8Array(256).map((_, at) => (at % 4 === 1 ? 0 : 200)) }, 90)

/** Adds a segment after the first two bytes of a JPEG. */
function withSegment(bytes: Uint8Array, marker: number, content: readonly number[]): Uint8Array {
  const size = content.length + 2
  return Uint8Array.from([...bytes.slice(0, 2), 0xff, marker, size >> 8, size & 255, ...content, ...bytes.slice(2)])
}

describe('a JPEG', () => {
  it('is decoded', async () => {
    const { luma, width } = await samplePicture(red.data, { type: 'jpeg', width: 8, height: 8 })
    expect(width).toBe(8)
    expect(Math.abs((luma[20] as number) - 83)).toBeLessThan(6)
    const cutOff = red.data.slice(0, 200)
    await expect(samplePicture(cutOff, { type: 'jpeg', width: 8, height: 8 })).rejects.toThrow()
  })

  it.each([0x4949, 0x4d4d])('says how it was held and where, in either byte order (%i)', (order) => {
    const view = new DataView(new ArrayBuffer(56))
    const little = order === 0x4949
    view.setUint16(0, order)
    view.setUint16(2, 42, little)
    view.setUint32(4, 8, little)
    view.setUint16(8, 2, little)
    view.setUint16(10, 0x0112, little)
    view.setUint16(18, 6, little)
    view.setUint16(22, 0x8825, little)
    view.setUint32(30, 38, little)
    view.setUint16(38, 1, little)
    view.setUint16(40, 2, little)
    const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...new Uint8Array(view.buffer)]
    expect(readPictureStructure(withSegment(red.data, 0xe1, exif))).toMatchObject({
      type: 'jpeg',
      orientation: 6,
      hasLocation: true,
      trailingBytes: 0,
      isCutOff: false,
    })
    expect(readPictureStructure(withSegment(red.data, 0xe1, exif.slice(0, 16)))).toMatchObject({ orientation: 1 })
  })

  it('says that it is for print, cut off, or followed by something', () => {
    const bytes = Uint8Array.from(red.data)
    const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0)
    const print = bytes.slice()
    print[frame + 9] = 4
    expect(readPictureStructure(print)).toMatchObject({ isCmyk: true })
    expect(readPictureStructure(bytes)).toMatchObject({ isCmyk: false, isCutOff: false, trailingBytes: 0 })
    expect(readPictureStructure(bytes.slice(0, -2))).toMatchObject({ isCutOff: true })
    expect(readPictureStructure(Uint8Array.from([...bytes, 0, 0]))).toMatchObject({ trailingBytes: 0 })
    expect(readPictureStructure(Uint8Array.from([...bytes, 0x50, 0x4b]))).toMatchObject({ trailingBytes: 2 })
  })
})
