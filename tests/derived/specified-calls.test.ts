import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { declaredCalls } from './support/declared-calls.ts'
import { notCalls, notYet, specifiedCalls, specifiedPackages, type SpecifiedCall } from './support/specification.ts'

const declared = new Map(declaredCalls.map((each) => [each.id, each]))

/** A row `….manage` stands for several calls on one resource, each with an operation. */
const isOneOf = (row: SpecifiedCall, id: string) =>
  row.id.endsWith('.manage') && !declared.has(row.id) ? id.startsWith(row.id.slice(0, -'manage'.length)) : id === row.id

const callsOf = (row: SpecifiedCall) => declaredCalls.filter(({ id }) => isOneOf(row, id)).map(({ call }) => call)

/** Places of an id. Each id has exactly one. */
function placesOf(row: SpecifiedCall, packageName: string): string[] {
  return [
    ...(callsOf(row).length > 0 ? ['declared'] : []),
    ...(notYet.get(packageName)?.includes(row.id) ? ['not yet'] : []),
    ...(notCalls.has(row.id) ? ['no call'] : []),
  ]
}

const zoneNames: Record<string, readonly string[]> = {
  // A call with object ids goes to their region (R153), even if the list doesn't repeat it.
  current: ['current', 'region-prefix'],
  china: ['china'],
  'region-prefix': ['region-prefix'],
  'selected-site': ['site', 'product'],
}

describe.each(specifiedPackages)('$name', ({ name, areas }) => {
  const specified = specifiedCalls.filter(({ area }) => areas.includes(area))

  it.each(areas)('has specified calls in its area %s', (area) => {
    expect(specified.some((row) => row.area === area)).toBe(true)
  })

  it('declares each specified call, or lists it as pending or as not handled by a server', () => {
    const places = specified.map((row) => [row.id, placesOf(row, name)] as const)
    expect(places.filter(([, found]) => found.length === 0).map(([id]) => id)).toEqual([])
    expect(places.filter(([, found]) => found.length > 1)).toEqual([])
  })

  it('lists only specified calls as pending, each once', () => {
    const ids = notYet.get(name) ?? []
    expect(ids.filter((id) => !specified.some((row) => row.id === id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('declares the calls of its areas itself', () => {
    const elsewhere = declaredCalls.filter(({ call, packageName }) => areas.includes(call.area) && packageName !== name)
    expect(elsewhere.map(({ id, packageName }) => `${id} in ${packageName}`)).toEqual([])
  })
})

describe.each(specifiedCalls.filter((row) => callsOf(row).length > 0))('$id', (row) => {
  it('matches its specification', () => {
    for (const call of callsOf(row)) {
      expect(call.auth).toBe(row.auth)
      if (row.zone !== '-') expect(zoneNames[row.zone]).toContain(call.zone)
      if (row.id === call.id && row.method !== '-') expect(call.method).toBe(row.method)
      if (row.path === '-') continue
      // A relative path is relative to the area's base.
      if (/^\/\w+\/.*\/v\d/.test(row.path) || row.path.startsWith('/oauth2/')) expect(call.path).toBe(row.path)
      else if (row.id === call.id) expect(`${call.path}/`).toContain(`/${row.path.replace(/^\//, '')}/`)
    }
  })
})

it('every specified call belongs to one package', () => {
  const areas = specifiedPackages.flatMap((each) => each.areas)
  expect(new Set(areas).size).toBe(areas.length)
  expect(specifiedCalls.filter(({ area }) => !areas.includes(area)).map(({ id }) => id)).toEqual([])
  expect(new Set(specifiedCalls.map(({ id }) => id)).size).toBe(specifiedCalls.length)
})

it('only specified packages have a list of pending calls', () => {
  const names = specifiedPackages.map(({ name }) => name)
  expect([...notYet.keys()].filter((name) => !names.includes(name))).toEqual([])
})

it('everything listed as not a call is specified, and implemented by a file of a package', () => {
  for (const [id, file] of notCalls) {
    expect(specifiedCalls.map((row) => row.id)).toContain(id)
    expect(file).toMatch(/^packages\/.*\/src\/.*(?<!\.test)\.tsx?$/)
    expect(readFileSync(file, 'utf8'), file).toMatch(/^export /m)
  }
})

it('calls are marked as ours if and only if they are not specified', () => {
  const isSpecified = (id: string) => specifiedCalls.some((row) => isOneOf(row, id))
  expect(
    declaredCalls.filter(({ id, call }) => isSpecified(id) === (call.spec === 'ours')).map(({ id }) => id),
  ).toEqual([])
})

it('a call with an example in the specification is declared as shown', () => {
  for (const { id, status, path } of specifiedCalls)
    if (status === 'shown' && path.startsWith('/')) expect(declared.get(id)?.call.spec ?? 'shown', id).toBe('shown')
})
