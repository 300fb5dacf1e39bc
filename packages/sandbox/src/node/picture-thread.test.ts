import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readPictureStructure } from '@console-widgets/platform/pictures/picture-structure'
import { samplePicture, type PictureHeader } from '@console-widgets/platform/pictures/sample-picture'
import { PictureDamage } from '@console-widgets/platform/pictures/sampled-picture'
import { createPictureThread } from './picture-thread.ts'

const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, '../../../platform/src/files/samples/plain.jpg')))
const header = readPictureStructure(bytes) as PictureHeader
const thread = createPictureThread()
afterAll(() => thread.close())

it('decodes pictures as this thread would, which answers meanwhile, and passes on what is wrong with one', async () => {
  let turns = 0
  const turning = setInterval(() => (turns += 1), 1)
  const [sample, damage, again] = await Promise.all([
    thread.sample(bytes, header),
    thread.sample(bytes.slice(0, 300), header).catch((error: unknown) => error),
    thread.sample(bytes, header),
  ])
  clearInterval(turning)
  expect(turns).toBeGreaterThan(1)
  expect(sample).toEqual(await samplePicture(bytes, header))
  expect(again).toEqual(sample)
  expect(damage).toBeInstanceOf(PictureDamage)
  await expect(thread.sample(bytes, { ...header, width: 30_000, height: 30_000 })).rejects.toThrow('too many pixels')
})

it('gives up on a picture that takes too long, starts again for the next, and ends when it is closed', async () => {
  const hasty = createPictureThread({ mostMilliseconds: 0 })
  await expect(hasty.sample(bytes, header)).rejects.toThrow(new PictureDamage('The picture takes too long'))
  await expect(hasty.sample(bytes, header)).rejects.toThrow('too long')
  const closed = createPictureThread()
  const outcomes = Promise.allSettled([closed.sample(bytes, header), closed.sample(bytes, header)])
  await new Promise((resolve) => setTimeout(resolve, 0))
  await closed.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
