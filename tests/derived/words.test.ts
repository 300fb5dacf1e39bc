import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import serviceWords from '@console-widgets/elements/words'
import { LANGUAGES, readCatalogue } from '../../build/messages.ts'
import { areaOf, declaredPermissions, readRecorded, type Told } from './support/recorded.ts'

// What the audit trail and the permission matrix can show has words in its service. The other languages have the same
// as the English: the suite of the catalogues sees to that.

/** Ids of the words of each service. */
let words: Map<string, ReadonlySet<string>>
/** The words that the trail itself has for acts of every service. */
let general: ReadonlySet<string>
let permissions: Told[]
let acts: Told[]
let tables: Map<string, string[]>

beforeAll(async () => {
  const services = (await readdir('packages/services')).filter((service) => existsSync(wordsOf(service)))
  words = new Map(
    await Promise.all(services.map(async (service) => [service, await readIds(wordsOf(service))] as const)),
  )
  general = await readIds('packages/services/teams/src/acts/locales')
  permissions = await declaredPermissions()
  ;({ acts, tables } = await readRecorded())
})

const wordsOf = (service: string) => `packages/services/${service}/src/words`

async function readIds(folder: string): Promise<ReadonlySet<string>> {
  const file = `${folder}/en.ts`
  return new Set(Object.keys(await readCatalogue(await readFile(file, 'utf8'), file)))
}

const knows = ({ id, service }: Told) => words.get(service)?.has(id) ?? false
const lacking = (wanted: readonly Told[]) =>
  wanted.filter((told) => !knows(told)).map(({ id, service }) => `${service}: ${id}`)

/** Who has a word for the rows of a table. */
const speakersOfTable = (table: string) =>
  [...words].flatMap(([service, ids]) =>
    [...ids]
      .filter((id) => id.startsWith('rows.') && id.endsWith(`.${table}`))
      .map((id) => ({ service, row: id, area: id.split('.')[1] as string })),
  )

/** `apps.package-name.update` → `apps.package-name` */
const thingOf = (id: string) => id.split('.').slice(0, 2).join('.')

it('finds what there is to tell', () => {
  expect(permissions.length).toBeGreaterThan(10)
  expect(acts.length).toBeGreaterThan(50)
  expect(tables.size).toBeGreaterThan(20)
})

describe('a service has words', () => {
  it('for each of its areas', () => {
    const areas = new Map([...permissions, ...acts].map(({ id, service }) => [areaOf(id), service]))
    expect(lacking([...areas].map(([area, service]) => ({ id: `areas.${area}`, service })))).toEqual([])
  })

  it('for each permission, with what it lets someone do', () => {
    const wanted = permissions.flatMap(({ id, service }) =>
      [`rights.${id}`, `rights.${id}.help`].map((each) => ({ id: each, service })),
    )
    expect(lacking(wanted)).toEqual([])
  })

  it('for each change: a phrase of its own, or a thing for a verb', () => {
    const composed = acts.filter(({ id, service }) => !knows({ id: `acts.${id}`, service }))
    expect(composed.filter(({ id }) => !general.has(`acts.verb.${id.split('.')[2]}`))).toEqual([])
    expect(lacking(composed.map(({ id, service }) => ({ id: `things.${thingOf(id)}`, service })))).toEqual([])
  })

  it('for the rows of each table, which only one has', () => {
    expect([...tables.keys()].filter((table) => speakersOfTable(table).length !== 1)).toEqual([])
  })

  it('for each field of a row, if the trail has none for such fields', () => {
    const wanted = [...tables].flatMap(([table, columns]) =>
      speakersOfTable(table).flatMap(({ service, area }) =>
        columns
          .filter((name) => !general.has(`acts.field.${name}`))
          .filter((name) => !knows({ id: `fields.${area}.${table}.${name}`, service }))
          .map((name) => ({ id: `fields.${area}.${name}`, service })),
      ),
    )
    expect(lacking(wanted)).toEqual([])
  })
})

describe('the words of a service', () => {
  it('are of its own areas, by each of which they are in the sum of all', () => {
    for (const [service, ids] of words) {
      const areas = [...ids].filter((id) => id.startsWith('areas.')).map((id) => id.slice('areas.'.length))
      expect(
        [...ids].filter((id) => !areas.includes(id.split('.')[1] as string)),
        service,
      ).toEqual([])
      expect(Object.keys(serviceWords)).toEqual(expect.arrayContaining(areas))
    }
  })

  it('are of what there is', () => {
    const ofTables = [...tables].flatMap(([table, columns]) =>
      speakersOfTable(table).flatMap(({ row, area }) => [
        row,
        ...columns.flatMap((name) => [`fields.${area}.${name}`, `fields.${area}.${table}.${name}`]),
      ]),
    )
    const there = new Set([
      ...permissions.flatMap(({ id }) => [`areas.${areaOf(id)}`, `rights.${id}`, `rights.${id}.help`]),
      ...acts.flatMap(({ id }) => [`areas.${areaOf(id)}`, `acts.${id}`, `things.${thingOf(id)}`]),
      ...ofTables,
    ])
    expect([...words.values()].flatMap((ids) => [...ids]).filter((id) => !there.has(id))).toEqual([])
  })

  it('can be loaded in each language', async () => {
    for (const loaders of new Set(Object.values(serviceWords)))
      for (const language of LANGUAGES) expect(Object.keys((await loaders[language]()).default)).not.toEqual([])
  })
})
