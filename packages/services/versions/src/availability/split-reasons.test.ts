import { expect, it } from 'vitest'
import { splitReasons } from './split-reasons.ts'

const notSelected = { id: 'versions.not-selected', countries: ['FR', 'JP'] }
const unsigned = { id: 'agreements.unsigned', countries: ['JP'] }
const unrated = { id: 'age-rating.missing', countries: ['DE', 'FR', 'JP'] }

it('only what concerns a selected country is in the way of a release', () => {
  const { inTheWay, rest } = splitReasons([unsigned, notSelected, unrated])
  expect(inTheWay).toEqual([unrated])
  expect(rest).toEqual([notSelected, unsigned])
})

it('before there is a version, whatever has to be done is in the way', () => {
  const noVersion = { id: 'versions.no-version', countries: ['DE', 'FR', 'JP'] }
  expect(splitReasons([noVersion, unsigned, unrated])).toEqual({ inTheWay: [unsigned, unrated], rest: [noVersion] })
})
