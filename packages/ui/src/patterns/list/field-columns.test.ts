import { expect, it } from 'vitest'
import { fieldColumns } from './field-columns.tsx'
import type { ListColumn } from './list-types.ts'

const fields = { name: 'text', roles: 'texts', size: 'number', state: 'number' } as const
const column = (id: string, own: Partial<ListColumn<unknown>> = {}): ListColumn<unknown> => ({
  id,
  header: id,
  cell: () => id,
  ...own,
})
const derived = (one: ListColumn<unknown>) => {
  const [{ sort, filter } = { sort: undefined, filter: undefined }] = fieldColumns([one], fields)
  return { sort, filter }
}

it('derives sorting and filtering from the type of the field', () => {
  expect(derived(column('name'))).toEqual({ sort: 'name', filter: { kind: 'text' } })
  expect(derived(column('size'))).toEqual({ sort: 'size', filter: { kind: 'number' } })
  // Multi-value text fields can't be sorted.
  expect(derived(column('roles'))).toEqual({ sort: undefined, filter: { kind: 'text' } })
})

it('ignores columns without a field', () => {
  expect(derived(column('icon'))).toEqual({ sort: undefined, filter: undefined })
})

it('prefers the column’s own settings', () => {
  const choices = [{ value: 1, label: 'Draft' }]
  expect(derived(column('state', { filter: { kind: 'choice', choices } }))).toEqual({
    sort: 'state',
    filter: { kind: 'choice', choices },
  })
  expect(derived(column('name', { sort: false, filter: false }))).toEqual({ sort: undefined, filter: undefined })
  expect(derived(column('icon', { sort: 'name' }))).toEqual({ sort: 'name', filter: undefined })
})
