/** The beginning of a PNG image of 1,200 × 1,600 pixels: a scan, as far as the platform opens it. */
export function scan(name: string): File {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, 1200)
  view.setUint32(20, 1600)
  return new File([bytes], name, { type: 'image/png' })
}
