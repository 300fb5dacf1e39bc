import type { Admin } from './reconcile.ts'

/**
 * Tables of which a tenth or more has changed since they were analyzed. Those with indexes on expressions or on parts
 * are left out: to analyze them is to run functions of the team, which may take any time.
 */
const changed = `select pg_catalog.format('%I.%I', n.nspname, c.relname) as name
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_t%'
    and pg_catalog.pg_stat_get_mod_since_analyze(c.oid) > 0
    and pg_catalog.pg_stat_get_mod_since_analyze(c.oid) >= c.reltuples / 10
    and not exists (select from pg_catalog.pg_index i
      where i.indrelid = c.oid and (i.indexprs is not null or i.indpred is not null))
    and not exists (select from pg_catalog.pg_statistic_ext s where s.stxrelid = c.oid and s.stxexprs is not null)`

/**
 * Counts the rows of tables again that have changed, as a server does in the background. Without it, an embedded
 * database would show and plan with the number of rows that each table had when it was filled.
 */
export async function analyzeChanged(admin: Admin): Promise<void> {
  // Changes are counted when a transaction has ended, but told now and then.
  await admin.query('select pg_catalog.pg_stat_force_next_flush()')
  for (const { name } of await admin.query<{ name: string }>(changed)) await admin.query(`analyze ${name}`)
}
