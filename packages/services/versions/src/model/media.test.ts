import { describe, expect, it } from 'vitest'
import {
  fieldOfMedia,
  mediaDevices,
  mediaOfField,
  needsOwnScreenshots,
  shownMedia,
  type Media,
  type MediaSet,
} from './media.ts'

const set = (
  lang: string | null,
  deviceType: MediaSet['deviceType'],
  shot: string | null,
  wide: string | null = null,
) =>
  ({
    ...{ lang, deviceType, screenshots: shot === null ? [] : [shot], imgShowType: 1, featureImage: wide },
    video: lang === 'ru-RU' && deviceType === 7 ? 'ru-film' : null,
  }) as MediaSet

const materials: Media = {
  screenshots: ['general'],
  imgShowType: 0,
  featureImage: 'wide',
  video: 'film',
  media: [
    set('ru-RU', 4, 'ru'),
    set(null, 7, 'watch'),
    set('ru-RU', 7, 'ru-watch'),
    set('zh-CN', 5, null, 'cn-wide'),
    set('de-DE', 4, 'de', 'de-wide'),
  ],
}

describe('pictures of a store listing', () => {
  it.each([
    ['en-US', 4, 'general', 0, 'materials', 'wide', 'materials'],
    ['en-US', 5, 'general', 0, 'materials', 'wide', 'materials'],
    ['en-US', 7, 'watch', 1, 'materials.media.all.7', 'wide', 'materials'],
    ['ru-RU', 4, 'ru', 1, 'materials.media.ru-RU.4', 'wide', 'materials'],
    ['ru-RU', 5, 'ru', 1, 'materials.media.ru-RU.4', 'wide', 'materials'],
    ['ru-RU', 7, 'ru-watch', 1, 'materials.media.ru-RU.7', 'wide', 'materials'],
    ['zh-CN', 5, 'general', 0, 'materials', 'cn-wide', 'materials.media.zh-CN.5'],
    ['de-DE', 8, 'de', 1, 'materials.media.de-DE.4', 'de-wide', 'materials.media.de-DE.4'],
  ] as const)('in %s on device type %i are %s', (lang, deviceType, shot, imgShowType, from, wide, wideFrom) => {
    expect(shownMedia(materials, lang, deviceType)).toEqual({
      screenshots: [shot],
      imgShowType,
      screenshotsFrom: from,
      featureImage: wide,
      featureImageFrom: wideFrom,
      ...(lang === 'ru-RU' && deviceType === 7
        ? { video: 'ru-film', videoFrom: 'materials.media.ru-RU.7' }
        : { video: 'film', videoFrom: 'materials' }),
    })
  })

  it('are needed for each type of device where those of phones are wrong', () => {
    expect(mediaDevices.filter(needsOwnScreenshots)).toEqual([6, 7, 8, 10])
  })

  it('are named by their language and type of device', () => {
    expect(mediaOfField(`${fieldOfMedia(materials.media[1]!)}.screenshots.0`)).toEqual({ lang: null, deviceType: 7 })
    expect(mediaOfField(fieldOfMedia(materials.media[0]!))).toEqual({ lang: 'ru-RU', deviceType: 4 })
    expect(mediaOfField('materials.screenshots.0')).toBeUndefined()
  })
})
