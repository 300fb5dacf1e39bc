import { expect, it } from 'vitest'
import { packBytes, unpackBytes } from './named-bytes.ts'

it('restores bytes by name, including empty ones, wherever the packed piece begins', () => {
  const named = new Map([
    ['database', Uint8Array.of(0, 255, 10, 91)],
    ['objects/empty', Uint8Array.of()],
    ['objects/北风', new TextEncoder().encode('北风地图')],
  ])
  const packed = packBytes(named)
  const within = new Uint8Array(packed.length + 3)
  within.set(packed, 3)
  const contents = [...unpackBytes(within.subarray(3))].map(([name, bytes]) => [name, [...bytes]])
  expect(contents).toEqual([...named].map(([name, bytes]) => [name, [...bytes]]))
})
