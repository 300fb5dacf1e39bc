import { sql } from 'drizzle-orm'
import { demoTeamId, type Platform } from '@console-widgets/sandbox'
import { rowsOf } from '@console-widgets/platform/database/connection'

/**
 * Tables to skip: the idempotency table with its random ids, and the steps of uploads, of which a bad connection needs
 * more.
 */
const passing = ['cw_acts', 'cw_multipart_uploads', 'cw_multipart_parts']

/**
 * All rows of the team, in a stable order. Values that differ in each run are left out: ids, keys, and times, and the
 * audit log's records of upload steps.
 */
export async function rowsOfTeam(platform: Platform): Promise<string[]> {
  return platform.services.database.asPlatform(async (db) => {
    const tables = await rowsOf<{ name: string }>(
      db,
      sql`select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'team_id'`,
    )
    const all: string[] = []
    for (const { name } of tables.filter((table) => !passing.includes(table.name))) {
      const rows = await rowsOf<{ row: string }>(
        db,
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t where team_id = ${demoTeamId}`,
      )
      all.push(
        ...rows.map(
          ({ row }) =>
            `${name} ${row.replace(/\b(?:[A-Z]{2})?[0-9a-z]{24}\b|\b[0-9a-z]{50}\b|\b[0-9A-Z]{50}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '#').replace(/\b\d{9,}\b/g, '#')}`,
        ),
      )
    }
    return all
      .filter((row) => !/files\.|cw_objects/.test(row) || row.startsWith('cw_objects '))
      .map((row) => row.replace(/"change_id": \d+, /, ''))
      .sort()
  })
}
