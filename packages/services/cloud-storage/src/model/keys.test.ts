import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { uploadUrlInput } from '@console-widgets/core/schemas'
import {
  bizTagOfBucket,
  encodeKey,
  foldersAround,
  isShownInPlace,
  nameOfKey,
  numberedKey,
  objectNameOf,
  parentOfKey,
  previewKindOf,
  problemOfKey,
} from '../model.ts'

/** Keys that are none of the refused ones, in any script. */
const keys = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join('/'))
  .filter((key) => problemOfKey(key) === undefined)

it('every key can be uploaded under the name that it gives', () => {
  const accepts = (fileName: string) =>
    v
      .safeParse(uploadUrlInput, { bizTag: bizTagOfBucket('b'), fileName, contentLength: 0 })
      .issues?.map(({ message }) => message)
  fc.assert(
    fc.property(keys, (key) => {
      expect(accepts(objectNameOf(key))).toBeUndefined()
    }),
  )
  for (const key of [
    ' ',
    'con',
    'NUL.txt',
    'a/aux.png',
    'what: is "this"?',
    '\u202egpj.exe',
    `${'x'.repeat(300)}.tar`,
    `${'🚢'.repeat(200)}.jpg`,
  ])
    expect(accepts(objectNameOf(key)), key).toBeUndefined()
  expect(objectNameOf(`${'x'.repeat(300)}.tar`)).toMatch(/^x{251}\.tar$/)
})

it('every key survives an address', () => {
  fc.assert(
    fc.property(keys, (key) => {
      const { pathname } = new URL(`https://storage.example/storage/bucket/${encodeKey(key)}`)
      expect(decodeURIComponent(pathname.slice('/storage/bucket/'.length))).toBe(key)
    }),
  )
})

it('a key has a name, and folders around it from the top down', () => {
  expect([parentOfKey('a/b/c.txt'), nameOfKey('a/b/c.txt'), foldersAround('a/b/c.txt')]).toEqual([
    'a/b/',
    'c.txt',
    ['a/', 'a/b/'],
  ])
  expect([parentOfKey('a/b/'), nameOfKey('a/b/'), foldersAround('a/b/')]).toEqual(['a/', 'b', ['a/']])
  expect([parentOfKey('c'), nameOfKey('c'), foldersAround('c')]).toEqual(['', 'c', []])
})

it.each([
  ['boat.jpg', 'boat (1).jpg'],
  ['a.b/boat', 'a.b/boat (1)'],
  ['.env', '.env (1)'],
  ['photos.old/', 'photos.old (1)/'],
])('the alternative to %s is %s', (key, numbered) => {
  expect(numberedKey(key, 1)).toBe(numbered)
})

it('what can be previewed is more than what is shown in place to strangers', () => {
  expect(
    ['image/png', 'image/svg+xml', 'text/html', 'application/pdf', 'application/zip'].map((type) => [
      previewKindOf(type),
      isShownInPlace(type),
    ]),
  ).toEqual([
    ['image', true],
    ['image', false],
    ['text', false],
    ['pdf', false],
    [undefined, false],
  ])
  expect([
    isShownInPlace('text/plain; charset=utf-8'),
    isShownInPlace('TEXT/HTML'),
    isShownInPlace('image/png, text/html'),
  ]).toEqual([true, false, false])
})
