const letters = (value: string) => new TextEncoder().encode(value)

/** Builds a box: length, four-letter type, content. */
export function box(type: string, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = 8 + content.reduce((sum, part) => sum + part.byteLength, 0)
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setUint32(0, size)
  bytes.set(letters(type), 4)
  let at = 8
  for (const part of content) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}

function fields(size: number, set: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(size)
  set(new DataView(bytes.buffer))
  return bytes
}

export interface VideoOptions {
  width?: number
  height?: number
  seconds?: number
  codec?: string
  hasSound?: boolean
  /** Where its index is: before its samples, after them, or nowhere. */
  index?: 'first' | 'last' | 'none'
}

/** Builds an MP4 file whose boxes say what those of a real one say. Its samples are empty. */
export function makeVideo(options: VideoOptions = {}): Uint8Array<ArrayBuffer> {
  const { width = 1920, height = 1080, seconds = 30, codec = 'avc1', hasSound = true, index = 'first' } = options
  const mvhd = box(
    'mvhd',
    fields(100, (view) => {
      view.setUint32(12, 1000)
      view.setUint32(16, seconds * 1000)
    }),
  )
  const tkhd = box(
    'tkhd',
    fields(84, (view) => {
      view.setInt32(40, 0x10000)
      view.setUint32(76, width << 16)
      view.setUint32(80, height << 16)
    }),
  )
  const entry = box(codec, new Uint8Array(78))
  const stsd = box(
    'stsd',
    fields(8, (view) => view.setUint32(4, 1)),
    entry,
  )
  const media = (kind: string, ...more: Uint8Array[]) =>
    box('mdia', box('hdlr', new Uint8Array(8), letters(kind), new Uint8Array(12)), ...more)
  const picture = box('trak', tkhd, media('vide', box('minf', box('stbl', stsd))))
  const moov = box('moov', mvhd, picture, ...(hasSound ? [box('trak', tkhd, media('soun'))] : []))
  const samples = box('mdat', new Uint8Array(2000))
  const parts = [box('ftyp', letters('isom')), ...(index === 'first' ? [moov, samples] : [samples])]
  return new Uint8Array([...parts, ...(index === 'last' ? [moov] : [])].flatMap((part) => [...part]))
}
