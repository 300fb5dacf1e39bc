import type { Admin } from './reconcile.ts'

/** Catalogs and views of a whole server, which several teams share: its databases, roles, and sessions. */
const catalogs =
  'pg_database|pg_roles|pg_authid|pg_user|pg_shadow|pg_group|pg_auth_members|pg_db_role_setting|pg_sh\\w+|pg_stat_activity|pg_stat_database\\w*|pg_stat_progress_\\w+|pg_stat_(ssl|gssapi|replication|statements)|pg_prepared_xacts|pg_(stat_)?replication_slots'

/** Functions that return the same. */
const functions = 'pg_stat_get_(activity|backend\\w*|db\\w*)|pg_get_replication_slots'

/** Names of what lists databases, roles, and sessions of a whole server. */
export const serverLists = new RegExp(`^(${catalogs}|${functions}|regrole)$`)

/**
 * Keeps the accounts of a database from reading the lists of the server, however they build the statement. Each
 * database has privileges of its own for them, even where the content is the server's. Only a superuser owns them: if
 * the platform is none, only the text of statements is looked at.
 */
export async function ensurePrivateLists(admin: Admin): Promise<void> {
  await admin.query(`do $lists$ declare list text; begin
    if not (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then return; end if;
    for list in select oid::regclass from pg_catalog.pg_class
      where relnamespace = 'pg_catalog'::regnamespace and relkind in ('r', 'v') and relname ~ '^(${catalogs})$'
    loop execute format('revoke all on %s from public', list); end loop;
    for list in select oid::regprocedure from pg_catalog.pg_proc
      where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^(${functions})$'
    loop execute format('revoke all on function %s from public', list); end loop;
  end $lists$`)
}
