import { expect, it } from 'vitest'
import { parseVideo } from './parse-video.ts'

const text = (value: string) => new TextEncoder().encode(value)

/** Builds a box: length, four-letter type, content. */
function box(type: string, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = 8 + content.reduce((sum, part) => sum + part.byteLength, 0)
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setUint32(0, size)
  bytes.set(text(type), 4)
  let at = 8
  for (const part of content) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}

function fields(size: number, set: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  set(new DataView(bytes.buffer))
  return bytes
}

const mvhd = (timescale: number, duration: number) =>
  box(
    'mvhd',
    fields(100, (view) => {
      view.setUint32(12, timescale)
      view.setUint32(16, duration)
    }),
  )
const longMvhd = (timescale: number, duration: number) =>
  box(
    'mvhd',
    fields(112, (view) => {
      view.setUint8(0, 1)
      view.setUint32(20, timescale)
      view.setBigUint64(24, BigInt(duration))
    }),
  )
const tkhd = (width: number, height: number, turned = false) =>
  box(
    'tkhd',
    fields(84, (view) => {
      view.setInt32(40, turned ? 0 : 0x10000)
      view.setInt32(44, turned ? 0x10000 : 0)
      view.setUint32(76, width << 16)
      view.setUint32(80, height << 16)
    }),
  )
const track = (kind: string, header: Uint8Array) =>
  box('trak', header, box('mdia', box('hdlr', new Uint8Array(8), text(kind), new Uint8Array(12))))
const join = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))

let reads = 0
const parse = (file: Uint8Array<ArrayBuffer>) =>
  parseVideo(async (offset, length) => {
    reads++
    return file.slice(offset, offset + length)
  }, file.byteLength)

const samples = box('mdat', new Uint8Array(50_000))
const sound = track('soun', tkhd(0, 0))

it.each([
  [
    'an MP4 with the header at the end',
    join(box('ftyp', text('isom')), samples, box('moov', mvhd(600, 7500), sound, track('vide', tkhd(1920, 1080)))),
    { container: 'mp4', width: 1920, height: 1080, duration: 12_500 },
  ],
  [
    'a QuickTime film',
    join(box('ftyp', text('qt  ')), box('moov', mvhd(1000, 60_000), track('vide', tkhd(640, 480))), samples),
    { container: 'mov', width: 640, height: 480, duration: 60_000 },
  ],
  [
    'an old film without a brand',
    join(box('moov', mvhd(90_000, 90_000), track('vide', tkhd(320, 240)))),
    { container: 'mov', width: 320, height: 240, duration: 1000 },
  ],
  [
    'a film of a phone that was held upright',
    join(box('ftyp', text('mp42')), box('moov', mvhd(1000, 3000), track('vide', tkhd(1920, 1080, true)))),
    { container: 'mp4', width: 1080, height: 1920, duration: 3000 },
  ],
  [
    'a header with long times',
    join(box('ftyp', text('isom')), box('moov', longMvhd(1000, 8_000_000_000), track('vide', tkhd(64, 64)))),
    { container: 'mp4', width: 64, height: 64, duration: 8_000_000_000 },
  ],
])('reads %s, a few bytes at a time', async (_, file, expected) => {
  reads = 0
  expect(await parse(file)).toEqual(expected)
  expect(reads).toBeLessThan(60)
})

it.each([
  ['a text', text('This is no film at all, but it is long enough.'), /longer than its container/],
  ['nothing', new Uint8Array(), /no movie header/],
  ['a film that was cut off', join(box('ftyp', text('isom')), samples).slice(0, 3000), /longer than its container/],
  ['a film without a picture', join(box('ftyp', text('isom')), box('moov', mvhd(1, 1), sound)), /no video track/],
  ['a film without a time scale', join(box('moov', mvhd(0, 1), track('vide', tkhd(1, 1)))), /no time scale/],
  ['a picture without a size', join(box('moov', mvhd(1, 1), track('vide', tkhd(0, 0)))), /no size/],
])('rejects %s with the reason', async (_, file, message) => {
  await expect(parse(file)).rejects.toThrow(message)
})

it('stops at endless boxes', async () => {
  const many = new Uint8Array(8 * 20_000)
  const view = new DataView(many.buffer)
  for (let at = 0; at < many.byteLength; at += 8) view.setUint32(at, 8)
  await expect(parse(many)).rejects.toThrow(/too many boxes/)
})
