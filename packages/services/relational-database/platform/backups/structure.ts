import { qualifiedSqlName, sqlText } from '@console-widgets/relational-database/model'
import type { EngineInfo, EngineSession } from '@console-widgets/platform/sql-engines/engine'
import { askAsKeeper, BackupFault, runAsKeeper } from './keeper-session.ts'
import { type FoundObject, orderObjects } from './order-objects.ts'
import {
  defaultGrantQuestion,
  dependencyQuestion,
  grantQuestions,
  objectQuestions,
  rankOfRows,
  sequenceQuestion,
  tableQuestion,
  uncoveredQuestion,
} from './structure-questions.ts'

/** A role, by what it is in any engine: its name contains the ID of its database or account. */
export type RoleToken = 'public' | 'owner' | 'reader' | { account: string } | { name: string }

/** A table with rows of its own. */
export interface TableRef {
  schema: string
  table: string
  columns: string[]
}

/** One step of a restore. */
export type Step =
  | { kind: 'sql'; sql: string }
  /** Rows of all tables, and large objects. */
  | { kind: 'rows' }
  | { kind: 'policy'; start: string; roles: RoleToken[]; end: string }
  | {
      kind: 'grants'
      on: string
      column: string | null
      grants: { role: RoleToken; privilege: string; grantable: boolean }[]
    }
  | { kind: 'default-grant'; sql: string; role: RoleToken; grantable: boolean }

/** Structure of a database: the steps that create it, and its tables in the order of their parts. */
export interface Structure {
  steps: Step[]
  tables: TableRef[]
}

interface FoundTable extends TableRef {
  isForced: boolean
}

/**
 * Reads the structure of a database in a transaction, and lets the transaction read all rows.
 * @throws BackupFault that names what backups don't cover
 */
export async function readStructure(
  session: EngineSession,
  databaseId: string,
  engine: EngineInfo,
): Promise<Structure> {
  const uncovered = await askAsKeeper<string>(session, uncoveredQuestion)
  if (uncovered.length > 0)
    throw new BackupFault(`The database has objects that backups don’t cover: ${uncovered.slice(0, 5).join(', ')}`)
  const tables = await askAsKeeper<FoundTable>(session, tableQuestion)
  const names = tables.map(({ schema, table }) => qualifiedSqlName(schema, table))
  // Until the end of the transaction, no one changes their structure.
  if (names.length > 0) await runAsKeeper(session, `lock table only ${names.join(', only ')} in access share mode`)
  const found: FoundObject[] = []
  for (const question of objectQuestions) found.push(...(await askAsKeeper<FoundObject>(session, question)))
  const dependencies = await askAsKeeper<[string, string, string]>(session, dependencyQuestion)
  const tokenOf = createTokens(databaseId, engine)
  const steps: Step[] = []
  const [isPublicThere] = await runAsKeeper(session, "select 1 from pg_namespace where nspname = 'public'")
  if (!isPublicThere) steps.push({ kind: 'sql', sql: 'drop schema public' })
  let hasRows = false
  for (const { rank, sql, policy } of orderObjects(found, dependencies)) {
    if (rank > rankOfRows && !hasRows) {
      hasRows = true
      steps.push({ kind: 'rows' })
    }
    for (const statement of sql) if (statement) steps.push({ kind: 'sql', sql: statement })
    if (policy) steps.push({ kind: 'policy', ...policy, roles: policy.roles.map(tokenOf) })
  }
  if (!hasRows) steps.push({ kind: 'rows' })
  for (const name of await askAsKeeper<string>(session, sequenceQuestion)) {
    const [[last, isCalled] = []] = await runAsKeeper(session, `select last_value, is_called from ${name}`)
    steps.push({ kind: 'sql', sql: `select setval(${sqlText(name)}::regclass, ${last}, ${isCalled === 't'})` })
  }
  for (const question of grantQuestions)
    for (const { grants, ...on } of await askAsKeeper<FoundGrants>(session, question))
      steps.push({ kind: 'grants', ...on, grants: grants.map((each) => ({ ...each, role: tokenOf(each.role) })) })
  for (const { role, ...grant } of await askAsKeeper<{ role: string; sql: string; grantable: boolean }>(
    session,
    defaultGrantQuestion,
  ))
    steps.push({ kind: 'default-grant', ...grant, role: tokenOf(role) })
  // Rules that apply to the owner, too, would hide rows. The end of the transaction enables them again.
  for (const [at, { isForced }] of tables.entries())
    if (isForced) await runAsKeeper(session, `alter table ${names[at]} no force row level security`)
  return { steps, tables: tables.map(({ schema, table, columns }) => ({ schema, table, columns })) }
}

interface FoundGrants {
  on: string
  column: string | null
  grants: { role: string; privilege: string; grantable: boolean }[]
}

function createTokens(databaseId: string, engine: EngineInfo): (role: string) => RoleToken {
  const accounts = engine.accountName('')
  return (role) => {
    if (role === 'public') return 'public'
    if (role === engine.writersName(databaseId)) return 'owner'
    if (role === engine.readersName(databaseId)) return 'reader'
    return role.startsWith(accounts) ? { account: role.slice(accounts.length) } : { name: role }
  }
}
