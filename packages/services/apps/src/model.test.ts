import { describe, expect, it } from 'vitest'
import { isDeletable, nextStep, packageNamePattern, releaseStates } from './model.ts'

const at = (state: keyof typeof releaseStates, onShelfVersion: string | null = null) => ({
  releaseState: releaseStates[state],
  onShelfVersion,
})

describe('an app may be deleted', () => {
  it.each([
    { releaseState: null, onShelfVersion: null },
    at('draft'),
    at('rejected'),
    at('inReview'),
    at('removedByDeveloper'),
  ])('%o', (app) => {
    expect(isDeletable(app)).toBe(true)
  })
})

describe('an app may not be deleted', () => {
  it.each([at('onShelf', '1.0'), at('draft', '1.0'), at('removalRequested', '1.0'), at('removed')])('%o', (app) => {
    expect(isDeletable(app)).toBe(false)
  })
})

it.each([
  [{ releaseState: null, onShelfVersion: null }, 'prepare'],
  [at('draft'), 'submit'],
  [at('cancelled', '1.0'), 'submit'],
  [at('inReview'), 'wait'],
  [at('removalRequested', '1.0'), 'wait'],
  [at('upgradeRejected', '1.0'), 'correct'],
  [at('scheduled'), 'publish'],
  [at('onShelf', '1.0'), 'update'],
  [at('removedByDeveloper'), 'prepare'],
] as const)('knows what to do next: %o', (app, step) => {
  expect(nextStep(app)).toBe(step)
})

it.each([
  [at('onShelf', '1.0'), 'package'],
  [at('draft'), 'package'],
  [at('upgradeRejected', '1.0'), 'correct'],
  [at('inReview'), 'wait'],
] as const)('makes a version of a package that waits, unless a review comes first: %o', (app, step) => {
  expect(nextStep({ ...app, waitingPackage: {} })).toBe(step)
})

it.each([
  ['com.example.app', true],
  ['a.b.c_1', true],
  ['com.example', false],
  ['com.1example.app', false],
  ['com.example.app.', false],
  [`com.example.${'x'.repeat(116)}`, true],
  [`com.example.${'x'.repeat(117)}`, false],
])('takes %s as a package name: %s', (name, taken) => {
  expect(packageNamePattern.test(name)).toBe(taken)
})
