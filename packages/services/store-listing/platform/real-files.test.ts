import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { judgePictures } from './pictures/judge-pictures.ts'
import { judgeVideo } from './videos/judge-video.ts'

/** A file that another program has written. */
const sample = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../platform/src/files/samples', name)))

const rulesOf = (findings: readonly { rule: string }[]) => findings.map(({ rule }) => rule)

it.each([
  ['plain.jpg', []],
  ['cmyk.jpg', ['print-colors']],
  ['animated.png', ['animated']],
  ['turned.jpg', ['location', 'turned']],
])('finds in the picture %s: %o', async (name, expected) => {
  const picture = { kind: 'screenshot' as const, field: 'materials.screenshots.0', bytes: sample(name) }
  const { findings } = await judgePictures([picture], 0)
  expect(rulesOf(findings)).toEqual(expected)
})

it.each([
  ['film.mp4', []],
  ['film-late-index.mp4', ['slow-start']],
  ['film.mov', ['slow-start']],
  ['film-fragmented.mp4', []],
  ['film-without-index.mp4', ['no-index']],
  ['short.mp4', ['slow-start', 'length', 'lines']],
])('finds in the video %s: %o', async (name, expected) => {
  const bytes = sample(name)
  const read = async (offset: number, length: number) => bytes.slice(offset, offset + length)
  const { findings, video } = await judgeVideo(read, bytes.byteLength, 'video')
  expect(rulesOf(findings)).toEqual(expected)
  if (name.startsWith('film') && name !== 'film-without-index.mp4')
    expect(video).toMatchObject({ width: 1280, height: 720, codec: 'avc1', hasSound: false, duration: 16_000 })
})
