import { and, desc, eq, getTableName, inArray, is, isNotNull, ne } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { releaseStates } from '@console-widgets/apps/model'
import type { Queries } from '../../database/connection.ts'
import { releaseObject } from '../../files/objects.ts'
import { objects } from '../../files/tables.ts'
import type { Context } from '../../http/handler.ts'
import * as tables from '../../tables.ts'
import { appPackages } from '../app-packages/tables.ts'
import { appVersions } from '../versions/tables.ts'
import { apps } from './tables.ts'

/** A team's table of which each row belongs to one app. */
type AppTable = PgTable & { appId: PgColumn }

// Found when first needed: this module is loaded while the tables are still being collected.
function appTables(): AppTable[] {
  return Object.values(tables).flatMap((table) =>
    is(table, PgTable) && 'appId' in table && 'teamId' in table && (table as PgTable) !== apps
      ? [table as AppTable]
      : [],
  )
}

/** Deletes an app with the rows of every service that belong to it, and lets go of the files that they name. */
export async function deleteRowsOfApp(
  context: Pick<Context, 'db' | 'teamId' | 'now' | 'services'>,
  appId: string,
): Promise<void> {
  const { db } = context
  const rows: unknown[] = []
  for (const table of appTables().filter((each) => !measured.includes(getTableName(each))))
    rows.push(
      ...(await db
        .select()
        .from(table as PgTable)
        .where(eq(table.appId, appId))),
    )
  for (const table of appTables()) await db.delete(table).where(eq(table.appId, appId))
  await db.delete(apps).where(eq(apps.appId, appId))
  const named = JSON.stringify(rows).match(objectIdPattern) ?? []
  const stored =
    named.length > 0
      ? await db
          .select({ objectId: objects.objectId })
          .from(objects)
          .where(inArray(objects.objectId, [...new Set(named)]))
      : []
  for (const { objectId } of stored) await releaseObject(db, context, objectId)
}

/** Tables of what is measured in great number; their rows name no files. */
const measured = ['cw_report_events', 'cw_report_days', 'cw_report_people', 'cw_interface_calls']

/** What may be the id of a stored object; whether it is one, the table of objects knows. */
const objectIdPattern = /(?<=")(CN|SG|DE|RU)[A-Za-z0-9_-]{1,62}(?=")/g

/** Whether the last version that people could get was taken off the shelf by its developer, or there was none. */
export async function isOffTheShelf(db: Queries, appId: string): Promise<boolean> {
  const [last] = await db
    .select({ releaseState: appVersions.releaseState })
    .from(appVersions)
    .where(
      and(eq(appVersions.appId, appId), ne(appVersions.releaseType, testRelease), isNotNull(appVersions.onShelfTime)),
    )
    .orderBy(desc(appVersions.onShelfTime))
    .limit(1)
  return last === undefined || last.releaseState === releaseStates.removedByDeveloper
}

/** Release type of versions that only testers get. */
const testRelease = 6
/** Status of a package that was parsed and can be published. */
const usablePackage = 0

/** Whether the app has a usable package, which fixes its package name. */
export async function appHasPackage(db: Queries, appId: string): Promise<boolean> {
  return (
    (await db.$count(appPackages, and(eq(appPackages.appId, appId), eq(appPackages.successStatus, usablePackage)))) > 0
  )
}
