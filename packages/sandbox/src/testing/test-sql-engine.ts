import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderEngine } from '../node/sql-folders.ts'
import { createServerEngine } from '../node/sql-server.ts'
import type { SqlEngine } from '@console-widgets/platform/sql-engines/engine'

/** The empty database that those of all runs are copied from; it takes seconds to make. */
const template = '.build/sql-template'

/**
 * The engine of a test platform's databases: folders of its own, or those on the server that the platform is on.
 * Nothing of it stays.
 */
export function openTestSqlEngine(url: string | undefined, secret: CryptoKey): SqlEngine {
  if (url) return forgetting(createServerEngine(url, secret))
  const folder = mkdtempSync(join(tmpdir(), 'console-sql-'))
  const engine = createFolderEngine({ folder, template })
  return { ...engine, close: () => engine.close().then(() => rm(folder, { recursive: true, force: true })) }
}

/** Databases and roles on a server outlive a test that does not remove them. */
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
