import { untoldColumns } from '@console-widgets/platform/schema/record-changes'
import { readdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { createTestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { changingCalls } from './declared-calls.ts'

/** Something that the audit log or the permission matrix can show, with the service that has terms for it. */
export interface Told {
  id: string
  service: string
}

/** Everything that the audit log can show. */
export interface Recorded {
  /** Ids of calls that change something, and types of jobs. */
  acts: Told[]
  /** Tables by their names in the audit log, with their columns. */
  tables: Map<string, string[]>
  /** Values that the rows of a table in the demo team have in a column, without those that are structures. */
  valuesOf(table: string, column: string): readonly unknown[]
}

/** Queries a platform for its jobs and its database. */
export async function readRecorded(): Promise<Recorded> {
  const { platform, close } = await createTestPlatform()
  const { database, jobs } = platform.services
  // Sessions belong to no team, and so don't appear in an audit log.
  const calls = changingCalls.filter(({ call }) => call.tenant === 'team')
  const tables = await database.asPlatform((db) =>
    rowsOf<{ table: string; columns: string[] }>(
      db,
      sql`
        select regexp_replace(c.table_name, '^cw_', '') as table, array_agg(c.column_name::text) as columns
        from information_schema.columns c
        where c.column_name not in (${sql.join(
          untoldColumns.map((name) => sql`${name}`),
          sql`, `,
        )}) and c.table_name in (
          select event_object_table from information_schema.triggers where trigger_name = 'cw_record_change')
        group by c.table_name order by c.table_name`,
    ),
  )
  const rows = new Map(
    await database.asPlatform(async (db) => {
      const read = async (table: string) =>
        [table, await rowsOf<Record<string, unknown>>(db, sql`select * from ${sql.identifier(`cw_${table}`)}`)] as const
      const all: Awaited<ReturnType<typeof read>>[] = []
      for (const { table } of tables) all.push(await read(table))
      return all
    }),
  )
  await close()
  return {
    valuesOf: (table, column) => [
      ...new Set(
        rows
          .get(table)
          ?.flatMap((row) => [row[column]].flat())
          .filter((value) => typeof value !== 'object'),
      ),
    ],
    acts: [
      ...calls.map(({ id, packageName }) => ({ id, service: speakerOf(packageName) })),
      ...jobs.kinds().map((id) => ({ id, service: speakerOf(areaOf(id)) })),
    ],
    tables: new Map(tables.map(({ table, columns }) => [table, columns])),
  }
}

/** Every permission that a service declares. */
export async function declaredPermissions(): Promise<Told[]> {
  const services = await readdir('packages/services')
  const declared = services.map(async (service) => {
    const model = (await import(`../../../packages/services/${service}/src/model.ts`)) as { permissions?: object }
    return Object.keys(model.permissions ?? {}).map((id) => ({ id, service }))
  })
  return (await Promise.all(declared)).flat()
}

/** `apps.package-name.update` → `apps` */
export function areaOf(id: string): string {
  return id.split('.')[0] as string
}

/** The service with the terms for a package: `teams` covers what every team has. */
function speakerOf(packageName: string): string {
  return existsSync(`packages/services/${packageName}`) ? packageName : 'teams'
}
