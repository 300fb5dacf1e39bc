import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { optionalText, text, wholeNumber } from '@console-widgets/core/schemas'
import { fieldsOf, isRequired, limitsOf, schemaOfField, startValues, withoutEmptyTexts } from './schema-fields.ts'

const schema = v.pipe(
  v.object({
    name: text(64),
    note: optionalText(200),
    code: v.pipe(text(8), v.regex(/^[a-z]+$/)),
    hosts: v.pipe(
      v.string(),
      v.transform((hosts) => hosts.split(',')),
      v.array(v.string()),
      v.maxLength(3),
    ),
    comment: v.optional(v.nullable(text(512))),
    link: v.optional(v.pipe(v.string(), v.url())),
    seats: v.optional(wholeNumber(1, 9), 2),
    roles: v.pipe(v.array(v.string()), v.minLength(1)),
    open: v.boolean(),
    region: v.picklist(['CN', 'DE']),
    place: v.object({ city: text(30) }),
  }),
  v.check(() => true),
)
const field = (path: string) => schemaOfField(schema, path) as NonNullable<ReturnType<typeof schemaOfField>>

describe('schema of a form', () => {
  it('provides the limits of its fields', () => {
    expect(limitsOf(field('name'))).toEqual({ maxLength: 64 })
    expect(limitsOf(field('note'))).toEqual({ maxLength: 200 })
    expect(limitsOf(field('code'))).toEqual({ maxLength: 8 })
    expect(limitsOf(field('comment'))).toEqual({ maxLength: 512 })
    expect(limitsOf(field('seats'))).toEqual({ min: 1, max: 9 })
    expect(limitsOf(field('place.city'))).toEqual({ maxLength: 30 })
  })

  it('provides the fields of a form, and no field that only a form of its own can have', () => {
    const plain = v.object({
      name: text(64),
      comment: v.optional(text(9)),
      seats: wholeNumber(1, 9),
      open: v.boolean(),
    })
    expect(fieldsOf(plain)).toEqual([
      { name: 'name', type: 'string' },
      { name: 'comment', type: 'string' },
      { name: 'seats', type: 'number' },
      { name: 'open', type: 'boolean' },
    ])
    expect(() => fieldsOf(schema)).toThrow("'roles'")
  })

  it('provides no limits for transformed texts or lists', () => {
    expect(limitsOf(field('hosts'))).toEqual({})
    expect(limitsOf(field('roles'))).toEqual({})
  })

  it('determines the required fields', () => {
    const required = ['name', 'note', 'code', 'comment', 'link'].filter((name) => isRequired(field(name), ''))
    expect(required).toEqual(['name', 'code'])
    expect(isRequired(field('roles'), [])).toBe(true)
    expect(isRequired(field('seats'), undefined)).toBe(false)
  })

  it('provides the initial values', () => {
    expect(startValues(schema)).toEqual({
      name: '',
      note: undefined,
      code: '',
      hosts: '',
      comment: undefined,
      link: undefined,
      seats: 2,
      roles: [],
      open: false,
      region: undefined,
      place: undefined,
    })
  })

  it('omits a cleared text that is optional and must not be empty', () => {
    expect(withoutEmptyTexts(schema, { name: '', note: '', link: '', comment: ' ', other: '' })).toEqual({
      name: '',
      note: '',
      link: undefined,
      comment: null,
      other: '',
    })
  })

  it('provides the fields of an intersection, but none if it is not a valibot schema', () => {
    const both = v.intersect([v.object({ name: text(5) }), v.object({ code: text(6) })])
    expect(limitsOf(schemaOfField(both, 'code')!)).toEqual({ maxLength: 6 })
    expect(Object.keys(startValues(both))).toEqual(['name', 'code'])
    const other = { '~standard': { version: 1, vendor: 'other', validate: (value: unknown) => ({ value }) } } as const
    expect(schemaOfField(other, 'name')).toBeUndefined()
    expect(startValues(other)).toEqual({})
  })
})
