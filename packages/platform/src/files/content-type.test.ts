import { expect, it } from 'vitest'
import { contentTypeOf } from './content-type.ts'

it('reads the type from the ending, and knows none of endings that every object has a value for', () => {
  expect(contentTypeOf('Poster.PNG')).toBe('image/png')
  for (const name of ['a.constructor', 'a.__proto__', 'a.tostring', 'constructor', ''])
    expect(contentTypeOf(name), name).toBe('application/octet-stream')
})
