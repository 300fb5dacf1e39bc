import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { FieldColumn } from '../list-types.ts'
import { cellsOf } from './cells-of.ts'

interface Item {
  name: string
  size: number | null
  time: number
  state: number
  roles: string[]
  region: string | null
  pixels: number
}

const item: Item = {
  name: 'Maps',
  size: 3,
  time: Date.UTC(2026, 2, 7, 9, 5, 3),
  state: 0,
  roles: ['holder', 'legal'],
  region: null,
  pixels: 216,
}
const shape = () => createElement('span')
const column = (id: keyof Item, rest: Partial<FieldColumn<Item>> = {}): FieldColumn<Item> => ({
  id,
  header: id,
  cell: shape,
  ...rest,
})
const cellOf = async (made: FieldColumn<Item>, changes: Partial<Item> = {}) => {
  const toCells = await cellsOf([made], { name: 'text', size: 'number', time: 'time', state: 'number' }, 'en')
  return toCells({ ...item, ...changes })[0]
}

it('writes exact times with their zone, and numbers as numbers', async () => {
  expect(await cellOf(column('time'))).toMatch(/^2026-03-0\d \d\d:\d\d:03 UTC[+-]\d\d:\d\d$/)
  expect(await cellOf(column('size', { cell: () => '3 B' }))).toBe(3)
  expect(await cellOf(column('size', { cell: () => '–' }), { size: null })).toBe('')
})

it('writes a value that can be chosen as a filter by its name, as the list does', async () => {
  const choices = [
    { value: 0, label: 'Live' },
    { value: 7, label: 'Draft' },
  ]
  expect(await cellOf(column('state', { filter: { kind: 'choice', choices } }))).toBe('Live')
  expect(await cellOf(column('state', { filter: { kind: 'choice', choices: () => Promise.resolve(choices) } }))).toBe(
    'Live',
  )
  // A value without a name is better than none; the choices of another field say nothing about this one.
  expect(await cellOf(column('state', { filter: { kind: 'choice', choices } }), { state: 9 })).toBe(9)
  expect(await cellOf(column('state', { filter: { field: 'name', kind: 'choice', choices } }))).toBe(0)
  const roles = [
    { value: 'holder', label: 'Account holder' },
    { value: 'legal', label: 'Legal' },
  ]
  expect(await cellOf(column('roles', { filter: { kind: 'choice', choices: roles } }))).toBe('Account holder, Legal')
})

it('writes the text that a cell shows, unless the column names another value', async () => {
  expect(await cellOf(column('region', { cell: ({ region }) => region ?? 'No region' }))).toBe('No region')
  expect(await cellOf(column('name', { cell: () => 'Maps (new)' }))).toBe('Maps (new)')
  expect(await cellOf(column('name', { cell: () => 'Maps (new)', value: () => 'maps' }))).toBe('maps')
  expect(await cellOf(column('name'))).toBe('Maps')
})
