import { sqlName } from '@console-widgets/relational-database/model'
import type { EngineInfo, EngineSession } from '@console-widgets/platform/sql-engines/engine'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import type { BackupContent } from './dump-database.ts'
import { BackupFault, beginAsKeeper, runAsKeeper } from './keeper-session.ts'
import { readJson, readPart } from './parts.ts'
import type { RoleToken, Step, Structure } from './structure.ts'
import { createLargeObjects, insertRows } from './table-rows.ts'

export interface RestoreOptions {
  store: ObjectStore
  engine: EngineInfo
  /** ID in the engine of the new database. */
  databaseId: string
  /** Accounts that the team still has. */
  accounts: ReadonlySet<string>
  onProgress?: (done: number, total: number) => Promise<void>
}

/** Creates the content of a backup in an empty database, in one transaction. @throws BackupFault */
export async function restoreContent(
  session: EngineSession,
  content: BackupContent,
  { store, onProgress, ...target }: RestoreOptions,
): Promise<void> {
  const { steps, tables } = await readJson<Structure>(store, content.structure.key)
  const sqlOf = createSteps(target)
  await beginAsKeeper(session)
  for (const step of steps) {
    for (const statement of sqlOf(step)) await runAsKeeper(session, statement)
    if (step.kind !== 'rows') continue
    for (const [index, part] of content.parts.entries()) {
      const table = tables[index]
      const rows = readPart(store, part.key)
      const count = table ? await insertRows(session, table, rows) : await createLargeObjects(session, rows)
      if (count !== part.rows) throw new BackupFault(`The backup is damaged: ${part.rows - count} rows are missing`)
      await onProgress?.(index + 1, content.parts.length)
    }
  }
  await runAsKeeper(session, 'commit')
  await runAsKeeper(session, 'analyze')
}

/** Statements of a step, with the roles' names for the new database. Roles that no longer exist are left out. */
function createSteps({ engine, databaseId, accounts }: Pick<RestoreOptions, 'engine' | 'databaseId' | 'accounts'>) {
  const reader = sqlName(engine.readersName(databaseId))
  const nameOf = (role: RoleToken): string[] => {
    if (role === 'public') return ['public']
    if (role === 'owner') return [sqlName(engine.writersName(databaseId))]
    if (role === 'reader') return [reader]
    if ('account' in role) return accounts.has(role.account) ? [sqlName(engine.accountName(role.account))] : []
    // PostgreSQL's own.
    return role.name.startsWith('pg_') ? [sqlName(role.name)] : []
  }
  return (step: Step): string[] => {
    switch (step.kind) {
      case 'rows':
        return []
      case 'sql':
        return [step.sql]
      case 'policy': {
        const roles = step.roles.flatMap(nameOf)
        return roles.length === 0 ? [] : [`${step.start} to ${roles.join(', ')}${step.end}`]
      }
      case 'default-grant':
        return nameOf(step.role).map((role) => `${step.sql}${role}${step.grantable ? ' with grant option' : ''}`)
      case 'grants': {
        const column = step.column === null ? '' : ` (${step.column})`
        return [
          // Defaults have granted privileges that the object may not have had.
          ...(column ? [] : [`revoke all on ${step.on} from public, ${reader}`]),
          ...step.grants
            .filter(({ role }) => role !== 'owner')
            .flatMap(({ role, privilege, grantable }) =>
              nameOf(role).map(
                (name) =>
                  `grant ${privilege}${column} on ${step.on} to ${name}${grantable ? ' with grant option' : ''}`,
              ),
            ),
        ]
      }
    }
  }
}
