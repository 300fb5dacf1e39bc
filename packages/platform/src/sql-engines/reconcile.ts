import type { DatabasePlan, PlannedAccount } from './engine.ts'

/** Runs SQL with the rights of whoever made the databases. */
export interface Admin {
  query<Row = Record<string, unknown>>(sql: string): Promise<Row[]>
}

/** What an engine calls roles and databases: from ids, since teams may use the same names. */
export interface EngineNames {
  database(databaseId: string): string
  /** Role that owns what is made in a database; who may write takes it. */
  owner(databaseId: string): string
  /** Role that reads what is in a database. */
  reader(databaseId: string): string
  account(accountId: string): string
  /** Role that the platform signs in as on a server, in the name of an account. */
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

/**
 * Makes a role, or changes the one that there is. Roles belong to a whole server: another node may make it at the same
 * moment.
 */
export async function ensureRole(admin: Admin, role: string, options: string): Promise<void> {
  const name = quoteName(role)
  await admin.query(`do $role$ begin
    if not exists (select from pg_catalog.pg_roles where rolname = ${quoteText(role)}) then create role ${name}; end if;
  exception when duplicate_object or unique_violation then null; end $role$`)
  await admin.query(`alter role ${name} ${options}`)
}

/** Makes the roles of a database and of its accounts, and says who is a member of which. */
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
 * Gives a database to its two groups. Everything that whoever may write makes belongs to the owner's role, so that all
 * of them may change it, and the reader's role reads it.
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
  // From here on as the owner's role, whose rights these are to give.
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

/** Ids of the accounts that have a place in a database and should have none. */
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
