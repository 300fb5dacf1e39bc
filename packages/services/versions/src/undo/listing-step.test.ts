import { expect, it } from 'vitest'
import { actOf, changesTo, has, joined, removalOf, stepOf, type Changes, type Listing } from './listing-step.ts'

const pictures = { screenshots: ['a', 'b', 'c'], imgShowType: 0, featureImage: null, video: null } as const
const english = { lang: 'en-US', appName: 'Harbor', appDesc: 'Ships', briefInfo: '', newFeatures: '' }
const russian = { lang: 'ru-RU', appName: 'Гавань', appDesc: '', briefInfo: '', newFeatures: '' }
const watch = { ...pictures, screenshots: ['w'], lang: 'ru-RU', deviceType: 7 as const }
const listing = (change: Partial<Listing['materials']> = {}, languages = [english, russian]): Listing => ({
  languages,
  materials: { icon: 'i', ...pictures, screenshots: [...pictures.screenshots], media: [watch], ...change },
})
const step = (changes: object) => stepOf(listing(), changes as Changes)!

it('undoes texts field by field, and languages as a whole', () => {
  const texts = step({ languages: [{ lang: 'en-US', appDesc: 'Boats' }] })
  expect(actOf(texts)).toEqual({ kind: 'texts', lang: 'en-US' })
  expect(changesTo(listing(), texts.before)).toEqual({
    changes: { languages: [{ lang: 'en-US', appDesc: 'Ships' }] },
    removed: [],
  })
  const added = step({ languages: [{ lang: 'de-DE', appName: 'Hafen' }] })
  expect(actOf(added)).toEqual({ kind: 'language-added', lang: 'de-DE' })
  expect(changesTo(listing(), added.before)).toEqual({ changes: undefined, removed: ['de-DE'] })
  const removed = removalOf(listing(), 'ru-RU')
  expect(actOf(removed)).toEqual({ kind: 'language-deleted', lang: 'ru-RU' })
  expect(changesTo(listing({ media: [] }, [english]), removed.before)).toEqual({
    changes: { languages: [russian], materials: { media: [watch] } },
    removed: [],
  })
  const file = step({ languages: [english, { lang: 'de-DE', appName: 'Hafen' }] })
  expect(actOf(file)).toEqual({ kind: 'texts-many', count: 2 })
})

it.each([
  [{ screenshots: ['a', 'b', 'c', 'd'] }, 'shots-added'],
  [{ screenshots: ['a', 'c'] }, 'shots-removed'],
  [{ screenshots: ['b', 'a', 'c'] }, 'shots-ordered'],
  [{ imgShowType: 1 }, 'orientation'],
  [{ featureImage: 'f' }, 'feature'],
  [{ video: 'v' }, 'video'],
  [{ icon: 'j' }, 'icon'],
  [{ icon: 'j', screenshots: [] }, 'pictures-many'],
])('names what became of pictures: %o', (materials, kind) => {
  const made = step({ materials })
  expect(actOf(made).kind).toBe(kind)
  expect(changesTo(listing(), made.before).changes).toMatchObject({ materials: {} })
})

it('undoes the pictures of one language and device, and leaves the others', () => {
  const inherited = step({ materials: { media: [] } })
  expect(actOf(inherited)).toEqual({ kind: 'shots-removed', of: { lang: 'ru-RU', deviceType: 7 } })
  const tablet = { ...watch, deviceType: 5 as const, screenshots: ['t'] }
  expect(changesTo(listing({ media: [tablet] }), inherited.before).changes).toEqual({
    materials: { media: [tablet, watch] },
  })
  expect(stepOf(listing(), { materials: { media: [{ ...watch }] } } as Changes)).toBeUndefined()
})

it('knows whether a listing is still as the step left it', () => {
  const texts = step({ languages: [{ lang: 'en-US', appDesc: 'Boats' }] })
  expect(has(listing(), texts.before)).toBe(true)
  expect(has(listing(), texts.after)).toBe(false)
  expect(has(listing({}, [{ ...english, appDesc: 'Boats', briefInfo: 'New' }]), texts.after)).toBe(true)
  expect(has(listing({ media: [] }), step({ materials: { media: [] } }).after)).toBe(true)
  expect(has(listing({}, [english]), removalOf(listing(), 'ru-RU').after)).toBe(false)
})

it('joins moves of the same pictures, and the parts of a folder', () => {
  const first = step({ materials: { screenshots: ['b', 'a', 'c'] } })
  const second = step({ materials: { screenshots: ['b', 'c', 'a'] } })
  expect(joined(first, second)).toBe(second)
  const more = step({ materials: { screenshots: ['b', 'c', 'a'], media: [] } })
  expect(joined(first, more)).toBe(more)
  expect(joined(more, first)).toBeUndefined()
  expect(joined(first, step({ materials: { icon: 'j' } }))).toBeUndefined()
})
