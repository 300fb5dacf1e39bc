import {
  quoteName,
  quoteText,
  setMember,
  type Admin,
  type EngineNames,
} from '@console-widgets/platform/sql-engines/reconcile'

/** Creates a database unless it exists. */
export async function createDatabase(server: Admin, name: string, characterSet: string): Promise<void> {
  const [there] = await server.query(`select 1 from pg_database where datname = ${quoteText(name)}`)
  if (there) return
  const locale = characterSet === 'UTF8' ? '' : " locale 'C'"
  await server
    .query(`create database ${quoteName(name)} template template0 encoding ${quoteText(characterSet)}${locale}`)
    .catch((error: { code?: string }) => {
      // Another node has just created it.
      if (error.code !== '42P04' && error.code !== '23505') throw error
    })
}

/**
 * Deletes a database and ends its sessions, including those opened directly. Not `with (force)`: that needs rights over
 * every session, and only superusers have them over autovacuum, which the plain command ends by itself.
 */
export async function dropDatabase(server: Admin, names: EngineNames, name: string): Promise<void> {
  const there = `from pg_stat_activity where datname = ${quoteText(name)} and (${[names.account(''), names.session('')].map((prefix) => `starts_with(usename::text, ${quoteText(prefix)})`).join(' or ')})`
  const roles = await server.query<{ role: string }>(`select distinct usename as role ${there}`)
  if (roles.length > 0)
    await asMemberOf(
      server,
      roles.map(({ role }) => role),
      () => server.query(`select pg_terminate_backend(pid) ${there}`),
    )
  await server.query(`drop database if exists ${quoteName(name)}`)
}

/**
 * Runs work as a member of roles and leaves them afterwards. The creator of a role can join it but has none of its
 * rights otherwise.
 */
export async function asMemberOf(admin: Admin, roles: readonly string[], work: () => Promise<unknown>): Promise<void> {
  const list = roles.map(quoteName).join(', ')
  await admin.query(`grant ${list} to current_user`)
  try {
    await work()
  } finally {
    await admin.query('rollback')
    await admin.query('reset role')
    await admin.query(`revoke ${list} from current_user`)
  }
}

/** Removes an account from a database. Its objects go to the owner's role. */
export async function expel(admin: Admin, names: EngineNames, databaseId: string, accountId: string): Promise<void> {
  const owner = names.owner(databaseId)
  const roles = [names.account(accountId), names.session(accountId)]
  await asMemberOf(admin, [owner, ...roles], async () => {
    for (const role of roles) {
      await admin.query(`reassign owned by ${quoteName(role)} to ${quoteName(owner)}`)
      await admin.query(`drop owned by ${quoteName(role)}`)
    }
  })
  for (const group of [owner, names.reader(databaseId)]) await setMember(admin, group, names.account(accountId), false)
}
