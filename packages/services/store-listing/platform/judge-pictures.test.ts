import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { makePicture, paintPicture, type Colour } from '@console-widgets/platform/demo/pictures'
import { distanceOf } from '@console-widgets/platform/pictures/look-at-picture'
import { drawScreen, type DemoScreen } from '@console-widgets/platform/demo/screens'
import { judgePictures, type KnownContents, type ListingPicture } from './pictures/judge-pictures.ts'

const accent: Colour = [20, 110, 160]
const light: Colour = [190, 220, 235]
const screen = (kind: DemoScreen, width = 360, height = 640) => drawScreen(width, height, kind, accent, light)

const shots = (...pictures: (Uint8Array | null)[]): ListingPicture[] =>
  pictures.map((bytes, at) => ({ kind: 'screenshot', field: `materials.screenshots.${at}`, bytes }))
const judge = async (pictures: ListingPicture[], imgShowType: 0 | 1 = 0) =>
  (await judgePictures(pictures, imgShowType)).findings.map(({ rule, field, sample }) => [
    rule,
    field.replace('materials.', ''),
    sample,
  ])

it('finds nothing in ordinary screens and icons', async () => {
  const pictures = shots(await screen('list'), await screen('map'), await screen('chart'))
  const icon = { kind: 'icon' as const, field: 'materials.icon', bytes: await makePicture(216, 216, accent, light) }
  expect(await judgePictures([icon, ...pictures], 0)).toEqual({ findings: [], checked: 4 })
})

it('finds what shows nothing, what is out of focus, and what has black bars', async () => {
  const soft = await paintPicture(360, 640, (x, y) => {
    const shade = Math.round(128 + 100 * Math.sin(x / 25) * Math.cos(y / 30))
    return [shade, shade, shade]
  })
  const barred = await paintPicture(360, 640, (x, y) =>
    y < 80 || y >= 560 ? [0, 0, 0] : (x >> 4) % 2 === (y >> 4) % 2 ? accent : [250, 250, 250],
  )
  expect(await judge(shots(await makePicture(360, 640, accent, accent)))).toEqual([['blank', 'screenshots.0', '']])
  expect(await judge(shots(await makePicture(360, 640, accent, light)))).toEqual([['blurred', 'screenshots.0', '']])
  expect(await judge(shots(soft))).toEqual([['blurred', 'screenshots.0', '']])
  expect(await judge(shots(barred))).toEqual([['letterboxed', 'screenshots.0', '']])
  const { findings } = await judgePictures(shots(barred), 0)
  expect(findings[0]?.box).toEqual({ x: 0, y: 0, width: 1, height: 0.125 })
})

it('finds screenshots that are almost the same, also in another size', async () => {
  const pictures = shots(await screen('list'), await screen('map'), await screen('list', 720, 1280))
  expect(await judge(pictures)).toEqual([['duplicate', 'screenshots.2', 'materials.screenshots.0']])
  expect([distanceOf(0b1011n, 0b0001n), distanceOf(5n, 5n)]).toEqual([2, 0])
})

it('examines content once that several languages share, and names each field', async () => {
  const known: KnownContents = new Map()
  const [blurred, list] = [await makePicture(360, 640, accent, light), await screen('list')]
  for (const language of ['en-US', 'ru-RU']) {
    const field = `materials.media.${language}`
    const pictures = shots(list, blurred).map((each, at) => ({ ...each, field: `${field}.${at}` }))
    const { findings } = await judgePictures(pictures, 0, { known })
    expect(findings.map(({ rule, field: named }) => [rule, named])).toEqual([['blurred', `${field}.1`]])
  }
  expect(known.size).toBe(2)
})

it('reads a QR code, and says where it is', async () => {
  const code = encode('https://harbour.example/get', { border: 0 })
  const size = code.size * 5
  const picture = await paintPicture(360, 640, (x, y) => {
    if (y < 90) return accent
    const [column, row] = [Math.floor((x - 100) / 5), Math.floor((y - 300) / 5)]
    return code.data[row]?.[column] ? [0, 0, 0] : [255, 255, 255]
  })
  const { findings } = await judgePictures(shots(picture), 0)
  const found = findings.find(({ rule }) => rule === 'qr-code')
  expect(found).toMatchObject({ rank: 'refuse', sample: 'https://harbour.example/get' })
  const box = found?.box ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(Math.abs(box.x * 360 - 100) + Math.abs(box.y * 640 - 300)).toBeLessThan(16)
  expect(Math.abs(box.width * 360 - size)).toBeLessThan(16)
})

it('finds a wrong orientation, transparent corners, and files that are no longer there', async () => {
  expect(await judge(shots(await screen('list', 640, 360)))).toEqual([['orientation', 'screenshots.0', '640 × 360']])
  expect(await judge(shots(await screen('list', 640, 360)), 1)).toEqual([])
  expect(await judge(shots(null, new Uint8Array(9)))).toEqual([
    ['unreadable', 'screenshots.0', ''],
    ['unreadable', 'screenshots.1', ''],
  ])
})

it('rejects by the header what is too large to be decoded', async () => {
  const bytes = (await screen('list')).slice()
  new DataView(bytes.buffer).setUint32(16, 30_000)
  new DataView(bytes.buffer).setUint32(20, 30_000)
  expect(await judge(shots(bytes))).toEqual([['pixels', 'screenshots.0', '30000 × 30000']])
})
