import { expect, it } from 'vitest'
import { PictureDamage } from './sampled-picture.ts'
import { sampleInPage } from './sample-in-page.ts'
import { sampleJpeg } from './sample-jpeg.mjs'

it('decodes a JPEG with the browser as in script', async () => {
  const [width, height] = [300, 200]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  for (let x = 0; x < width; x += 20) {
    context.fillStyle = `rgb(${x % 256} ${(x * 3) % 256} 90)`
    context.fillRect(x, 0, 20, height)
  }
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [inPage, inScript] = [await sampleInPage(bytes), sampleJpeg(bytes, width * height)]
  expect([inPage.width, inPage.height, inPage.cornerAlpha]).toEqual([width, height, 255])
  const distances = inPage.luma.map((luma, at) => Math.abs(luma - (inScript.luma[at] as number)))
  expect(Math.max(...distances)).toBeLessThan(8)
  await expect(sampleInPage(Uint8Array.from([0xff, 0xd8, 1, 2, 3]))).rejects.toThrow(PictureDamage)
})
