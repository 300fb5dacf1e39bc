import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PlatformRefusal } from '../refusals/refusal.ts'
import { parseInput } from './parse-input.ts'

const schema = v.object({ name: v.string(), sizes: v.array(v.object({ width: v.number() })) })

function refusalFor(input: unknown): PlatformRefusal {
  try {
    parseInput(schema, input)
  } catch (error) {
    if (error instanceof PlatformRefusal) return error
    throw error
  }
  throw new Error('The input was accepted')
}

it('calls a missing field required, wherever it is', () => {
  const refusal = refusalFor({ sizes: [{ width: 1 }, {}] })
  expect(refusal.message).toBe('name: is required; sizes.1.width: is required')
  expect(refusal.issues).toMatchObject([
    { field: 'name', rule: 'required' },
    { field: 'sizes.1.width', rule: 'required' },
  ])
})

it('says what is wrong with a field that is there', () => {
  expect(refusalFor({ name: 5, sizes: [] }).message).toContain('name: ')
  expect(refusalFor({ name: 5, sizes: [] }).issues).toHaveLength(1)
})
