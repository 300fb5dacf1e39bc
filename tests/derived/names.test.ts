import { expect, it } from 'vitest'
import * as v from 'valibot'
import type { GenericSchema } from 'valibot'
import { changingCalls } from './support/declared-calls.ts'
import { fieldsOf, shapeOf, unwrap, type Shape } from './support/schema.ts'

/** Names that aren't chosen by the caller: keys of stored files, and rows of a table whose answer lists the errors. */
const given = ['cloud-storage.files.move name', 'beta.test-user.import nickName']

const deceptive = ['North\nwind', 'North\u200bwind', 'North\u202edniw']

/** The fields of an input whose name says that they are names, at any depth. */
function namesIn(shape: Shape, field = ''): { field: string; shape: Shape }[] {
  const inner = unwrap(shape)
  if (inner.entries) return Object.entries(fieldsOf(inner)).flatMap(([name, entry]) => namesIn(entry, name))
  if (inner.item) return namesIn(inner.item, field)
  if (inner.options && inner.type !== 'picklist')
    return (inner.options as readonly Shape[]).flatMap((option) => namesIn(option, field))
  return /name|title|label/i.test(field) ? [{ field, shape }] : []
}

const names = changingCalls.flatMap(({ id, input }) =>
  input === undefined ? [] : namesIn(shapeOf(input)).map((name) => ({ ...name, title: `${id} ${name.field}` })),
)

it('finds names', () => expect(names.length).toBeGreaterThan(50))

it.each(names.filter(({ title }) => !given.includes(title)))(
  '$title has no line breaks or invisible characters',
  ({ shape }) => {
    for (const text of deceptive) expect(v.is(shape as unknown as GenericSchema, text)).toBe(false)
  },
)
