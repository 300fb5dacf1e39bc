import { sql } from 'drizzle-orm'
import { rowsOf, type Database } from './connection.ts'
import { tenantRole } from './engine.ts'
import { migrations } from './migrations.generated.ts'

/** Brings the tables up to date, one migration after the other, and binds every team's table to its team. */
export async function migrate(database: Database): Promise<void> {
  await database.script('create table if not exists cw_migrations (name text primary key, run_at timestamptz not null default now())')
  const done = await database.asPlatform((queries) => rowsOf<{ name: string }>(queries, sql`select name from cw_migrations`))
  const names = new Set(done.map((row) => row.name))
  const open = migrations.filter((migration) => !names.has(migration.name))
  for (const { name, sql: text } of open)
    await database.script(`begin;\n${text.replaceAll('--> statement-breakpoint', '')}\ninsert into cw_migrations (name) values ('${name}');\ncommit;`)
  if (open.length > 0) await database.script(securityScript)
}

/**
 * Derives row-level security from the schema: each table with a `team_id` shows the tenant role only the rows of the
 * transaction's team, and the tenant role reaches no other table.
 */
const securityScript = `
do $$
declare team_table text;
begin
  if not exists (select from pg_roles where rolname = '${tenantRole}') then
    create role ${tenantRole} nologin;
  end if;
  grant usage on schema public to ${tenantRole};
  for team_table in
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'team_id'
  loop
    execute format('alter table %I enable row level security', team_table);
    execute format('drop policy if exists team on %I', team_table);
    execute format('create policy team on %I to ${tenantRole} using (team_id = current_setting(''cw.team'')) with check (team_id = current_setting(''cw.team''))', team_table);
    execute format('grant select, insert, update, delete on %I to ${tenantRole}', team_table);
  end loop;
end $$;
`
