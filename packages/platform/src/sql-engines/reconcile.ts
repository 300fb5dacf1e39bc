import type { DatabasePlan, PlannedAccount } from './engine.ts'

/** Runs SQL with the rights of the databases' owner. */
export interface Admin {
  query<Row = Record<string, unknown>>(sql: string): Promise<Row[]>
}

/** Names of roles and databases in an engine. Derived from IDs, since teams can use the same names. */
export interface EngineNames {
  database(databaseId: string): string
  /** Role that owns everything in a database; accounts with write access become its members. */
  owner(databaseId: string): string
  /** Role with read access to a database. */
  reader(databaseId: string): string
  account(accountId: string): string
  /** Role that the platform signs in as on a server, on behalf of an account. */
  session(accountId: string): string
}

export function createNames(prefix: string): EngineNames {
  return {
    database: (databaseId) => `${prefix}d_${databaseId}`,
    owner: (databaseId) => `${prefix}o_${databaseId}`,
    reader: (databaseId) => `${prefix}r_${databaseId}`,
    account: (accountId) => `${prefix}a_${accountId}`,
    session: (accountId) => `${prefix}s_${accountId}`,
  }
}

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`
export const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Creates or updates a role. Roles are server-wide: another node may create it concurrently. */
export async function ensureRole(admin: Admin, role: string, options: string): Promise<void> {
  const name = quoteName(role)
  await admin.query(`do $role$ begin
    if not exists (select from pg_catalog.pg_roles where rolname = ${quoteText(role)}) then create role ${name}; end if;
  exception when duplicate_object or unique_violation then null; end $role$`)
  await admin.query(`alter role ${name} ${options}`)
}

/** Creates the roles of a database and its accounts, with their memberships. */
export async function ensureRoles(
  admin: Admin,
  names: EngineNames,
  { databaseId, accounts }: DatabasePlan,
): Promise<void> {
  const [owner, reader] = [names.owner(databaseId), names.reader(databaseId)]
  for (const group of [owner, reader]) await ensureRole(admin, group, 'nologin')
  for (const account of accounts) await ensureRole(admin, names.account(account.accountId), accountOptions(account))
  for (const { accountId, readonly } of accounts) {
    const account = names.account(accountId)
    await setMember(admin, owner, account, !readonly)
    await setMember(admin, reader, account, readonly)
  }
  for (const keeper of accounts.filter(({ isKeeper }) => isKeeper))
    for (const { accountId, isKeeper } of accounts)
      if (!isKeeper) await setMember(admin, names.account(accountId), names.account(keeper.accountId), true)
}

function accountOptions({ passwordVerifier, reachable }: PlannedAccount): string {
  return `${reachable ? 'login' : 'nologin'} password ${quoteText(passwordVerifier)}`
}

export async function setMember(admin: Admin, group: string, member: string, wanted: boolean): Promise<void> {
  await admin.query(
    wanted
      ? `grant ${quoteName(group)} to ${quoteName(member)}`
      : `revoke ${quoteName(group)} from ${quoteName(member)}`,
  )
}

/**
 * Grants a database to its two groups. Objects that writers create belong to the owner's role, so that all writers can
 * change them and the reader's role can read them.
 */
export async function ensureGrants(
  admin: Admin,
  names: EngineNames,
  databaseId: string,
  engineDatabase: string,
): Promise<void> {
  const [database, owner, reader] = [engineDatabase, names.owner(databaseId), names.reader(databaseId)].map(
    quoteName,
  ) as [string, string, string]
  await admin.query(`revoke all on database ${database} from public`)
  await admin.query(`grant connect, create, temporary on database ${database} to ${owner}`)
  await admin.query(`grant connect on database ${database} to ${reader}`)
  // The team may have dropped it.
  const [schema] = await admin.query("select 1 from pg_catalog.pg_namespace where nspname = 'public'")
  if (schema) await admin.query(`alter schema public owner to ${owner}`)
  // Continue as the owner's role, which can grant these privileges.
  await admin.query(`set role ${owner}`)
  if (schema) {
    await admin.query('revoke all on schema public from public')
    await admin.query(`grant usage on schema public to ${reader}`)
  }
  await admin.query(`alter default privileges grant usage on schemas to ${reader}`)
  await admin.query(`alter default privileges grant select on tables to ${reader}`)
  await admin.query(`alter default privileges grant select on sequences to ${reader}`)
  await admin.query('reset role')
}

/** Functions that write large objects, which every role may call by default, also in a database that it only reads. */
const objectWriters = [
  'lo_creat(int4)',
  'lo_create(oid)',
  'lo_from_bytea(oid, bytea)',
  'lo_put(oid, int8, bytea)',
  'lo_truncate(int4, int4)',
  'lo_truncate64(int4, int8)',
  'lo_unlink(oid)',
  'lowrite(int4, bytea)',
]

/** Leaves large objects to the owner's role, if the platform may: only a superuser owns the functions. */
export async function ensureObjectWriters(admin: Admin, owner: string): Promise<void> {
  const [self] = await admin.query<{ isSuperuser: boolean }>(
    'select rolsuper as "isSuperuser" from pg_catalog.pg_roles where rolname = current_user',
  )
  if (!self?.isSuperuser) return
  const functions = objectWriters.map((name) => `pg_catalog.${name}`).join(', ')
  await admin.query(`revoke execute on function ${functions} from public`)
  await admin.query(`grant execute on function ${functions} to ${quoteName(owner)}`)
}

/** IDs of accounts that have access to a database but shouldn't. */
export async function strangersIn(
  admin: Admin,
  names: EngineNames,
  { databaseId, accounts }: DatabasePlan,
): Promise<string[]> {
  const members = await admin.query<{
    name: string
  }>(`select distinct member.rolname as name from pg_catalog.pg_auth_members
    join pg_catalog.pg_roles member on member.oid = pg_auth_members.member join pg_catalog.pg_roles granted on granted.oid = pg_auth_members.roleid
    where granted.rolname in (${quoteText(names.owner(databaseId))}, ${quoteText(names.reader(databaseId))}) and starts_with(member.rolname, ${quoteText(names.account(''))})`)
  return members
    .map(({ name }) => name.slice(names.account('').length))
    .filter((id) => !accounts.some(({ accountId }) => accountId === id))
}
