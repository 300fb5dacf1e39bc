import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { declaredCalls } from './support/declared-calls.ts'

/** One row of the list of specified calls; `-` means that the specification does not say. */
interface Row {
  id: string
  area: string
  method: string
  path: string
  auth: string
  zone: string
  status: string
}

const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))

const rows: Row[] = lines('tests/data/calls.tsv')
  .slice(1)
  .map((line) => {
    const [id = '', , , area = '', method = '', path = '', , auth = '', zone = '', status = ''] = line.split('\t')
    return { id, area, method, path, auth, zone, status }
  })

const declared = new Map(declaredCalls.map((each) => [each.id, each.call]))
/** Areas that a package has begun to answer. */
const areas = new Set(declaredCalls.map(({ call }) => call.area))
/** Calls of begun areas that are still to come. A declared one must be taken off this list. */
const notYet = lines('tests/data/not-yet.txt')

/** A row `….manage` stands for several calls of one thing, each called by its operation. */
const callsOf = ({ id }: Row) =>
  id.endsWith('.manage') && !declared.has(id)
    ? [...declared.values()].filter((call) => call.id.startsWith(id.slice(0, -'manage'.length)))
    : [declared.get(id)].filter((call) => call !== undefined)

const zoneNames: Record<string, readonly string[]> = {
  // A call that carries object ids goes to their region (R153), also where the list does not repeat it.
  current: ['current', 'region-prefix'],
  china: ['china'],
  'region-prefix': ['region-prefix'],
  'selected-site': ['site', 'product'],
}

describe.each(rows.filter(({ area }) => areas.has(area)))('$id', (row) => {
  const calls = callsOf(row)
  it('is declared, or on the list of what is still to come', () => {
    expect(calls.length > 0).toBe(!notYet.includes(row.id))
  })

  it('is declared as it is specified', () => {
    for (const call of calls) {
      expect(call.auth).toBe(row.auth)
      if (row.zone !== '-') expect(zoneNames[row.zone]).toContain(call.zone)
      if (row.id === call.id && row.method !== '-') expect(call.method).toBe(row.method)
      if (row.path === '-') continue
      // A path that does not begin at the platform's root is one below the area's base.
      if (/^\/\w+\/.*\/v\d/.test(row.path) || row.path.startsWith('/oauth2/')) expect(call.path).toBe(row.path)
      else if (row.id === call.id) expect(`${call.path}/`).toContain(`/${row.path.replace(/^\//, '')}/`)
    }
  })
})

it('the list of what is still to come names only calls that are specified', () => {
  const specified = new Set(rows.map(({ id }) => id))
  expect(notYet.filter((id) => !specified.has(id))).toEqual([])
  expect(new Set(notYet).size).toBe(notYet.length)
})

it('a call that the specification shows is declared as shown', () => {
  for (const { id, status, path } of rows)
    if (status === 'shown' && path.startsWith('/')) expect(declared.get(id)?.spec ?? 'shown', id).toBe('shown')
})
