import { expect, it } from 'vitest'
import { makePicture } from '@console-widgets/platform/demo/pictures'
import { placeFile } from './place-file.ts'
import { countFiles, planFolder } from './plan-folder.ts'

const known = { defaultLang: 'en-US', languages: ['en-US', 'ru-RU', 'zh-CN', 'zh-TW'], deviceTypes: [4, 7] }

it.each([
  ['en-US/phone/1.png', 'screenshot', null, 4],
  ['listing/ru-RU/phone/1.jpeg', 'screenshot', 'ru-RU', 4],
  ['ru/1.png', 'screenshot', 'ru-RU', 4],
  ['ru_ru/Watch/2.JPG', 'screenshot', 'ru-RU', 7],
  ['watch/zh-tw/1.png', 'screenshot', 'zh-TW', 7],
  ['all/watch/1.png', 'screenshot', null, 7],
  ['fastlane/metadata/android/ru-RU/images/phoneScreenshots/1_ru-RU.png', 'screenshot', 'ru-RU', 4],
  ['fastlane/metadata/android/ru-RU/images/featureGraphic.png', 'feature', 'ru-RU', 4],
  ['fastlane/metadata/android/en-US/images/icon.png', 'icon', null, 4],
  ['listing/ru-RU/Images/1080x1920/02/1.png', 'screenshot', 'ru-RU', 4],
  ['My pictures/1.png', 'screenshot', null, 4],
  ['ru-RU/phone/trailer.mp4', 'video', 'ru-RU', 4],
])('%s is the %s of %s on %s', (path, part, lang, deviceType) => {
  expect(placeFile(path, known)).toEqual({ part, key: { lang, deviceType } })
})

it.each([
  ['fr-FR/phone/1.png', 'language', 'fr-FR'],
  // Two languages of the version begin with it.
  ['zh/phone/1.png', 'language', 'zh'],
  ['en-US/tv/1.png', 'device', 'tv'],
  ['en-US/fridge/1.png', 'unknownDevice', 'fridge'],
  ['listing/手机/1.png', 'unknownDevice', '手机'],
  ['android/ru-RU/images/desktopScreenshots/1.png', 'unknownDevice', 'desktopScreenshots'],
  ['ru-RU/icon.png', 'iconLanguage', 'ru-RU'],
  ['en-US/title.txt', 'type', 'title.txt'],
  ['en-US/images/promoGraphic.png', 'part', 'promoGraphic.png'],
])('%s has no place: %s', (path, misfit, sample) => {
  expect(placeFile(path, known)).toEqual({ misfit, sample })
})

it('orders files as people do, examines them, and says what doesn’t fit', async () => {
  const picture = async (width: number, height: number) =>
    new File([await makePicture(width, height, [1, 2, 3], [4, 5, 6])], 'x.png')
  const good = await picture(640, 360)
  const at = (path: string, file = good) => ({ path, file: new File([file], path.split('/').at(-1) ?? '') })
  const shots = Array.from({ length: 10 }, (_, index) => at(`en-US/phone/${index + 1}.png`))
  const plan = await planFolder(
    [
      ...shots.toReversed(),
      at('ru/phone/1.png', await picture(360, 640)),
      at('ru/phone/2.png', await picture(100, 100)),
      at('ru/phone/3.png', await picture(400, 1200)),
      at('ru/phone/feature.png', await picture(1280, 700)),
      at('ru/phone/4.png', new File(['GIF89a'], '4.png')),
      at('ru/phone/5.png', new File([new Uint8Array(3 * 1024 ** 2)], '5.png')),
      at('ru/a.mp4', new File(['x'], 'a.mp4')),
      at('ru/b.mov', new File(['x'], 'b.mov')),
    ],
    known,
  )
  const [english, russian] = plan.sets
  expect(english?.key).toEqual({ lang: null, deviceType: 4 })
  expect(english?.screenshots.map(({ name }) => name)).toEqual(shots.slice(0, 8).map(({ file }) => file.name))
  expect([english?.imgShowType, russian?.imgShowType]).toEqual([1, 0])
  expect(russian?.screenshots.map(({ name }) => name)).toEqual(['1.png'])
  expect(russian?.video?.name).toBe('a.mp4')
  expect(countFiles(plan)).toBe(10)
  expect(Object.fromEntries(plan.refused.map(({ path, misfit, sample }) => [path, [misfit, sample]]))).toEqual({
    'en-US/phone/9.png': ['tooMany', ''],
    'en-US/phone/10.png': ['tooMany', ''],
    'ru/phone/2.png': ['sides', '100 × 100'],
    'ru/phone/3.png': ['steep', '400 × 1200'],
    'ru/phone/feature.png': ['ratio', '1280 × 700'],
    'ru/phone/4.png': ['unreadable', ''],
    'ru/phone/5.png': ['size', '2'],
    'ru/b.mov': ['twice', 'a.mp4'],
  })
})
