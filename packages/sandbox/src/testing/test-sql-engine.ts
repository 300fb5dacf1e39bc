import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderEngine } from '../node/sql-folders.ts'
import { createServerEngine } from '../node/sql-server.ts'
import type { SqlEngine } from '@console-widgets/platform/sql-engines/engine'

/** Empty database that all runs copy; creating it takes seconds. */
const template = '.build/sql-template'

/**
 * Opens the engine of a test platform's databases: in temporary folders, or on the platform's server. Nothing remains
 * afterwards.
 */
export function openTestSqlEngine(url: string | undefined, secret: CryptoKey): SqlEngine {
  if (url) return forgetting(createServerEngine(url, secret))
  const folder = mkdtempSync(join(tmpdir(), 'console-sql-'))
  const engine = createFolderEngine({ folder, template })
  return { ...engine, close: () => engine.close().then(() => rm(folder, { recursive: true, force: true })) }
}

/** Deletes its databases and roles on close, since they would outlive the test on a server. */
function forgetting(engine: SqlEngine): SqlEngine {
  const databases = new Set<string>()
  const accounts = new Set<string>()
  const note = ({ databaseId, accounts: all }: Parameters<SqlEngine['provide']>[0]) => {
    databases.add(databaseId)
    for (const { accountId } of all) accounts.add(accountId)
  }
  return {
    ...engine,
    provide(plan) {
      note(plan)
      return engine.provide(plan)
    },
    open(plan, accountId, settings) {
      note(plan)
      return engine.open(plan, accountId, settings)
    },
    async close() {
      for (const databaseId of databases) await engine.drop(databaseId)
      for (const accountId of accounts) await engine.dropAccount(accountId).catch(() => {})
      await engine.close()
    },
  }
}
