import { describe, expect, it } from 'vitest'
import { createOptionValues, defaultsIn, mergeOptions, optionsOf, readOptions } from './option-values.ts'
import { numberOption } from './service-option.ts'

const pace = numberOption({
  environment: 'PACE',
  description: 'pace',
  defaults: { platform: 8 },
  least: 0,
  most: 10,
})
const events = numberOption({
  environment: 'EVENTS',
  description: 'events',
  defaults: { platform: 5, server: 500, dump: 50 },
  least: 0,
  most: 1000,
  whole: true,
})
const walkPace = { ...pace, defaults: { platform: 2 } }
const declared = optionsOf([
  { area: 'runs', options: { pace, events } },
  { area: 'rests' },
  { area: 'walks', options: { pace: walkPace } },
])

describe('createOptionValues', () => {
  it('takes the given values and the defaults of the others', () => {
    const values = createOptionValues(declared, { runs: { pace: 1.5 } })
    expect([pace, events, walkPace].map((option) => values.of(option))).toEqual([1.5, 5, 2])
  })

  it.each([
    [
      'an unknown option',
      { runs: { speed: 1 } },
      "Unknown service option 'runs.speed'. Options: runs.pace, runs.events, walks.pace.",
    ],
    ['an option of another service', { walks: { events: 1 } }, "Unknown service option 'walks.events'."],
    ['an unknown service', { swims: { pace: 1 } }, "Unknown service option 'swims.pace'."],
    ['a number out of range', { runs: { pace: 11 } }, "runs.pace must be a number from 0 to 10, not '11'."],
    ['a fraction', { runs: { events: 1.5 } }, "runs.events must be a whole number from 0 to 1000, not '1.5'."],
    ['null', { runs: { pace: null } }, "runs.pace must be a number from 0 to 10, not 'null'."],
  ])('rejects %s', (_, given, message) => {
    expect(() => createOptionValues(declared, given)).toThrow(message)
  })

  it('rejects reading an option that no service declares', () => {
    expect(() => createOptionValues([], {}).of(pace)).toThrow('PACE')
  })
})

describe('readOptions', () => {
  it('sets every option of a variable, and takes the defaults of the server', () => {
    const given = readOptions(declared, { PACE: '3', EVENTS: '' })
    const values = createOptionValues(declared, given)
    expect([pace, events, walkPace].map((option) => values.of(option))).toEqual([3, 500, 3])
  })

  it.each(['many', ' ', '11', '-1', 'NaN'])('rejects %j and names the variable', (text) => {
    expect(() => readOptions(declared, { PACE: text })).toThrow(`PACE must be a number from 0 to 10, not '${text}'.`)
  })
})

it('lets given values override the defaults of a place', () => {
  const values = (given: Record<string, unknown>) =>
    createOptionValues(declared, mergeOptions(defaultsIn(declared, 'dump'), { runs: given }))
  expect(values({}).of(events)).toBe(50)
  expect(values({ events: 7 }).of(events)).toBe(7)
})
