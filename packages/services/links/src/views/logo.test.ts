import { expect, it } from 'vitest'
import { readLogo } from './logo.ts'

it('unpacks no picture that would fill the memory', async () => {
  const header = new DataView(new ArrayBuffer(33))
  for (const [at, byte] of [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].entries()) header.setUint8(at, byte)
  header.setUint32(12, 0x49484452)
  header.setUint32(16, 30_000)
  header.setUint32(20, 30_000)
  await expect(readLogo(new Blob([header]))).rejects.toThrow('The picture is too large')
})
