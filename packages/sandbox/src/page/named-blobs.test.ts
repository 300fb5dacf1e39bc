import { expect, it } from 'vitest'
import { packBlobs, unpackBlobs } from './named-blobs.ts'

it('restores blobs by name, including empty ones', async () => {
  const blobs = new Map([
    ['database', new Blob([Uint8Array.of(0, 255, 10, 91)])],
    ['objects/empty', new Blob([])],
    ['objects/北风', new Blob(['北风地图'])],
  ])
  const unpacked = await unpackBlobs(packBlobs(blobs))
  const contents = [...unpacked].map(async ([name, blob]) => [name, [...new Uint8Array(await blob.arrayBuffer())]])
  expect(await Promise.all(contents)).toEqual([
    ['database', [0, 255, 10, 91]],
    ['objects/empty', []],
    ['objects/北风', [...new TextEncoder().encode('北风地图')]],
  ])
})
