import { describe, expect, it } from 'vitest'
import { reachedFrom } from '../support/code/reached.ts'
import { roots } from '../support/code/roots.ts'
import { declaredCalls } from './support/declared-calls.ts'
import { specifiedPackages } from './support/specification.ts'

const reached = reachedFrom(roots)
const begunAreas = new Set(declaredCalls.map(({ call }) => call.area))

/** Specified areas without a package. */
const areasToCome = specifiedPackages.flatMap(({ areas }) => areas).filter((area) => !begunAreas.has(area))

describe.each(declaredCalls.filter(({ call }) => call.headless === undefined))('$id', ({ id }) => {
  it('is called by code that users can reach', () => {
    expect(reached.makes(id)).toBe(true)
  })
})

describe.each(declaredCalls.filter(({ call }) => call.headless !== undefined))('$id, which is headless', (declared) => {
  const { usedBy = '', why = '' } = declared.call.headless ?? {}

  it('isn’t called by code that users can reach', () => {
    expect(reached.makes(declared.id)).toBe(false)
  })

  it('names its caller', () => {
    const area = /^screens of (.*)$/.exec(usedBy)?.[1]
    if (area === undefined) expect(['page', 'pipeline', 'server']).toContain(usedBy)
    else expect(areasToCome, 'once the area is begun, its screens make the call').toContain(area)
    expect(why.split(' ').length, why).toBeGreaterThanOrEqual(4)
  })
})
