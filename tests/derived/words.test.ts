import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import serviceWords from '@console-widgets/elements/words'
import { LANGUAGES, readCatalogue } from '../../build/messages.ts'
import { rowsOf } from '../../packages/sandbox/src/database/connection.ts'
import { createTestPlatform } from '../../packages/sandbox/src/testing/test-platform.ts'
import { changingCalls } from './support/declared-calls.ts'

// What the audit trail and the permission matrix can show, and whether its service has words for it. The suite of the
// catalogues sees to it that the three languages have the same.

/** Ids of the words of each package, by its name. */
let words: Map<string, ReadonlySet<string>>
/** The words that the trail itself has for acts of every service. */
let general: ReadonlySet<string>
let permissions: { id: string; service: string }[]
/** Changes that are recorded: calls, and the platform's own work. */
let acts: { id: string; service: string }[]
/** Tables whose rows are recorded, by the name that the trail gives them, with their columns. */
let tables: Map<string, string[]>

const readIds = async (folder: string) => {
  const file = `${folder}/en.ts`
  return new Set(Object.keys(await readCatalogue(await readFile(file, 'utf8'), file)))
}
const areaOf = (id: string) => id.split('.')[0] as string
const knows = (service: string, id: string) => words.get(service)?.has(id) ?? false
const lacking = (wanted: readonly { id: string; service: string }[]) =>
  wanted.filter(({ id, service }) => !knows(service, id)).map(({ id, service }) => `${service}: ${id}`)

beforeAll(async () => {
  const services = await readdir('packages/services')
  const source = (service: string) => `packages/services/${service}/src`
  words = new Map(
    await Promise.all(
      services
        .filter((service) => existsSync(`${source(service)}/words`))
        .map(async (service) => [service, await readIds(`${source(service)}/words`)] as const),
    ),
  )
  general = await readIds(`${source('teams')}/acts/locales`)
  permissions = (
    await Promise.all(
      services.map(async (service) => {
        const model = (await import(`../../packages/services/${service}/src/model.ts`)) as { permissions?: object }
        return Object.keys(model.permissions ?? {}).map((id) => ({ id, service }))
      }),
    )
  ).flat()
  const { platform, close } = await createTestPlatform()
  const { database, jobs } = platform.services
  acts = [
    // Sessions belong to no team, and so are in no trail.
    ...changingCalls
      .filter(({ call }) => call.area !== 'session')
      .map(({ id, packageName }) => ({ id, service: speakerOf(packageName) })),
    ...jobs.kinds().map((id) => ({ id, service: speakerOf(areaOf(id)) })),
  ]
  tables = await database.asPlatform(async (db) => {
    const rows = await rowsOf<{ table: string; columns: string[] }>(
      db,
      sql`
      select regexp_replace(c.table_name, '^cw_', '') as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns c
      where c.column_name <> 'team_id' and exists (
        select from information_schema.triggers t where t.trigger_name = 'cw_record_change' and t.event_object_table = c.table_name)
      group by c.table_name order by c.table_name`,
    )
    return new Map(rows.map(({ table, columns }) => [table, columns]))
  })
  await close()
})

/** The service that has the words for what a package does: `teams` speaks for what every team has. */
function speakerOf(packageName: string): string {
  return existsSync(`packages/services/${packageName}`) ? packageName : 'teams'
}

/** The service and the area that have a word for the rows of a table. */
const speakersOfTable = (table: string) =>
  [...words].flatMap(([service, ids]) =>
    [...ids].filter((id) => id.startsWith('rows.') && id.endsWith(`.${table}`)).map((id) => [service, id] as const),
  )

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

  it('for each permission, with what it lets somebody do', () => {
    expect(
      lacking(
        permissions.flatMap(({ id, service }) => [
          { id: `rights.${id}`, service },
          { id: `rights.${id}.help`, service },
        ]),
      ),
    ).toEqual([])
  })

  it('for each change: a phrase of its own, or a thing for a verb', () => {
    const without = acts.filter(({ id, service }) => !knows(service, `acts.${id}`))
    expect(without.map(({ id }) => `acts.verb.${id.split('.')[2]}`).filter((verb) => !general.has(verb))).toEqual([])
    expect(lacking(without.map(({ id, service }) => ({ id: `things.${thingOf(id)}`, service })))).toEqual([])
  })

  it('for the rows of each table, and no two have them for one', () => {
    const speakers = [...tables.keys()].map((table) => [table, speakersOfTable(table).length])
    expect(speakers.filter(([, count]) => count !== 1)).toEqual([])
  })

  it('for each field of a row, if the trail has none for such fields', () => {
    const fields = [...tables].flatMap(([table, columns]) =>
      speakersOfTable(table).flatMap(([service, row]) => {
        const area = row.split('.')[1]
        return columns
          .filter((column) => !general.has(`acts.field.${column}`))
          .filter((column) => !knows(service, `fields.${area}.${table}.${column}`))
          .map((column) => ({ id: `fields.${area}.${column}`, service }))
      }),
    )
    expect(lacking(fields)).toEqual([])
  })
})

describe('the words of a service', () => {
  it('are of its own areas, and in the sum of all by each of them', () => {
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
    const things = new Set([
      ...permissions.flatMap(({ id }) => [`rights.${id}`, `rights.${id}.help`]),
      ...acts.flatMap(({ id }) => [`areas.${areaOf(id)}`, `acts.${id}`, `things.${thingOf(id)}`]),
      ...[...tables].flatMap(([table, columns]) =>
        speakersOfTable(table).flatMap(([, row]) => {
          const area = row.split('.')[1]
          return [row, ...columns.flatMap((name) => [`fields.${area}.${name}`, `fields.${area}.${table}.${name}`])]
        }),
      ),
    ])
    expect([...words.values()].flatMap((ids) => [...ids].filter((id) => !things.has(id)))).toEqual([])
  })

  it('can be loaded in each language', async () => {
    for (const loaders of new Set(Object.values(serviceWords)))
      for (const language of LANGUAGES) expect(Object.keys((await loaders[language]()).default)).not.toEqual([])
  })
})

/** `apps.package-name.update` → `apps.package-name` */
function thingOf(id: string): string {
  return id.split('.').slice(0, 2).join('.')
}
