import { eq, inArray, is } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../calls/handler.ts'
import { isMeasured } from '../database/table-traits.ts'
import { releaseObject } from '../files/objects.ts'
import { objects } from '../files/tables.ts'
import { apps } from './tables.ts'

/** Team table whose rows each belong to one app. */
type AppTable = PgTable & { appId: PgColumn }

function isAppTable(table: PgTable): table is AppTable {
  return is(table, PgTable) && 'appId' in table && 'teamId' in table && (table as PgTable) !== apps
}

/** Deletes an app with its rows in every service, and releases the files that they reference. */
export async function deleteRowsOfApp(
  context: Pick<Context, 'db' | 'teamId' | 'now' | 'services'>,
  appId: string,
): Promise<void> {
  const { db, services } = context
  const appTables = services.tables.filter(isAppTable)
  const rows: unknown[] = []
  for (const table of appTables.filter((each) => !isMeasured(each)))
    rows.push(
      ...(await db
        .select()
        .from(table as PgTable)
        .where(eq(table.appId, appId))),
    )
  for (const table of appTables) await db.delete(table).where(eq(table.appId, appId))
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

/** Matches candidates for object IDs; the table of objects decides which of them exist. */
const objectIdPattern = /(?<=")(CN|SG|DE|RU)[A-Za-z0-9_-]{1,62}(?=")/g
