import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf, type Database } from '../database/connection.ts'
import { appendOnlyNames, declaredNames, unlockedNames, unrecordedNames } from '../database/table-traits.ts'
import { settings } from '../settings/tables.ts'
import { dropViewScript, joinedViewScript, type JoinedView } from './joined-view.ts'
import { lockDemoProjectsScript } from './lock-demo-projects.ts'
import type { Migration } from './migrations.ts'
import { recordChangesScript } from './record-changes.ts'
import { recordNamesScript } from './record-names.ts'
import { rowLevelSecurityScript } from './row-level-security.ts'
import { toHex } from '../secrets/byte-texts.ts'

/** Schema to bring a database up to. */
interface Schema {
  /** Every migration, in the order in which they run. */
  migrations: readonly Migration[]
  /** Every table. Its traits say whether the audit log records it. */
  tables: readonly PgTable[]
  /** Views over several services' views. */
  joinedViews: readonly JoinedView[]
}

/**
 * Runs pending migrations in order, creates the joined views, applies row-level security to every team's table, and
 * installs the triggers of the audit log and of demo projects.
 */
export async function migrate(database: Database, { migrations, tables, joinedViews }: Schema): Promise<void> {
  const ran = await runMigrations(database, migrations, joinedViews)
  const scripts = [
    ...joinedViews.map(joinedViewScript),
    rowLevelSecurityScript(appendOnlyNames(tables)),
    recordNamesScript(declaredNames(tables)),
    recordChangesScript(unrecordedNames(tables)),
    lockDemoProjectsScript(unlockedNames(tables)),
  ]
  const digest = await digestOf(scripts)
  if (!ran && digest === (await digestInForce(database))) return
  for (const script of scripts) await database.script(script)
  await database.asPlatform(async (db) => {
    await db
      .insert(settings)
      .values({ name: digestName, value: digest })
      .onConflictDoUpdate({ target: settings.name, set: { value: digest } })
  })
}

/** @returns whether any migration ran */
async function runMigrations(
  database: Database,
  migrations: readonly Migration[],
  joinedViews: readonly JoinedView[],
): Promise<boolean> {
  await database.script(
    'create table if not exists cw_migrations (name text primary key, run_at timestamptz not null default now())',
  )
  const done = await database.asPlatform((queries) =>
    rowsOf<{ name: string }>(queries, sql`select name from cw_migrations`),
  )
  const names = new Set(done.map((row) => row.name))
  const open = migrations.filter(({ name }) => !names.has(name))
  if (open.length > 0) for (const view of joinedViews) await database.script(dropViewScript(view))
  for (const { name, sql: text, replaces } of open) {
    const statements =
      replaces !== undefined && names.has(replaces) ? '' : text.replaceAll('--> statement-breakpoint', '')
    await database.script(`begin;\n${statements}\ninsert into cw_migrations (name) values ('${name}');\ncommit;`)
  }
  return open.length > 0
}

/** Setting with a digest of the installed scripts: a table's traits can change without a migration. */
const digestName = 'schema-scripts'

async function digestInForce(database: Database): Promise<string | undefined> {
  const [row] = await database.look((db) => db.select().from(settings).where(eq(settings.name, digestName)))
  return row?.value
}

async function digestOf(scripts: readonly string[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(scripts.join('\n')))
  return toHex(new Uint8Array(bytes))
}
