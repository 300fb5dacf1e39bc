import { type PolicyCommand, type RowSecurity, sqlName } from '../model.ts'
import { type ShownTable, tableSqlName } from '../tables/table-sql.ts'

/** A row policy as a form describes it. */
export interface PolicyDraft {
  name: string
  command: PolicyCommand
  permissive: boolean
  /** Roles in the engine; `public` is all of them. */
  roles: readonly string[]
  /** SQL expressions; empty for none. */
  using: string
  check: string
}

/** Whether a policy for a command has a condition of existing rows: a new row has none before. */
export const hasUsing = (command: PolicyCommand) => command !== 'INSERT'

/** Whether a policy for a command has a condition of new rows. */
export const hasCheck = (command: PolicyCommand) => command !== 'SELECT' && command !== 'DELETE'

/** SQL that turns the policies of a table on or off. The owner's role is that of all accounts that can write. */
export function rowSecuritySql(table: ShownTable, next: RowSecurity): string[] {
  const { rowSecurity } = table.relation
  if (rowSecurity === next) return []
  const alter = (change: string) => `ALTER TABLE ${tableSqlName(table)} ${change} ROW LEVEL SECURITY;`
  return [
    ...((rowSecurity === 'off') === (next === 'off') ? [] : [alter(next === 'off' ? 'DISABLE' : 'ENABLE')]),
    ...((rowSecurity === 'forced') === (next === 'forced') ? [] : [alter(next === 'forced' ? 'FORCE' : 'NO FORCE')]),
  ]
}

/** SQL that drops a policy. */
export const dropPolicySql = (table: ShownTable, name: string): string[] => [
  `DROP POLICY ${sqlName(name)} ON ${tableSqlName(table)};`,
]

/** SQL that creates a policy, or replaces one: ALTER POLICY can neither change a command nor remove a condition. */
export function policySql(table: ShownTable, before: string | undefined, policy: PolicyDraft): string[] {
  const [using, check] = [policy.using.trim(), policy.check.trim()]
  const roles = policy.roles.map((role) => (role === 'public' ? 'PUBLIC' : sqlName(role)))
  const lines = [
    `CREATE POLICY ${sqlName(policy.name)} ON ${tableSqlName(table)}`,
    ...(policy.permissive ? [] : ['AS RESTRICTIVE']),
    `FOR ${policy.command}`,
    `TO ${roles.join(', ')}`,
    ...(hasUsing(policy.command) && using ? [`USING (${using})`] : []),
    ...(hasCheck(policy.command) && check ? [`WITH CHECK (${check})`] : []),
  ]
  return [...(before === undefined ? [] : dropPolicySql(table, before)), `${lines.join('\n  ')};`]
}

/** SQL that shows which rows an account sees: their number, and the first of them. */
export const tryPolicySql = (table: ShownTable): string =>
  `SELECT count(*) FROM ${tableSqlName(table)};\nSELECT * FROM ${tableSqlName(table)} LIMIT 20;`
