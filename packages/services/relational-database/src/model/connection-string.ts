/** Everything that a program needs to connect to a database, except the password. */
export interface ConnectionTarget {
  host: string
  port: number
  /** User: the account's name and the team, `<account>.<team>`, since accounts are unique in a team only. */
  user: string
  database: string
}

/** User that programs sign in as. Account names contain no period. */
export const connectionUserOf = (account: string, teamId: string): string => `${account}.${teamId}`

/** Splits the user of a program into account and team. */
export function readConnectionUser(user: string): { account: string; teamId: string } {
  const at = user.indexOf('.')
  return at < 0 ? { account: user, teamId: '' } : { account: user.slice(0, at), teamId: user.slice(at + 1) }
}

/** Connection string, with a placeholder for the password, which no one can read again. */
export function connectionString({ host, port, user, database }: ConnectionTarget): string {
  return `postgresql://${encodeURIComponent(user)}:[password]@${host}:${port}/${encodeURIComponent(database)}`
}

/** Command that opens a database with psql, which asks for the password. */
export function psqlCommand({ host, port, user, database }: ConnectionTarget): string {
  return `psql -h ${host} -p ${port} -U ${user} -d ${database}`
}
