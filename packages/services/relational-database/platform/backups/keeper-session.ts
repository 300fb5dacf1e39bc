import type { EngineSession } from '@console-widgets/platform/sql-engines/engine'

/** Reason why a backup or a restore failed. The message is for users. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault'
}

/** Maximum bytes of one answer, and so of one row. */
const mostBytes = 256 * 1024 * 1024

/** Runs one of the platform's own statements. @throws BackupFault with PostgreSQL's message if it fails */
export async function runAsKeeper(session: EngineSession, statement: string): Promise<(string | null)[][]> {
  const { rows, error, truncated } = await session.run(statement, { rows: 1_000_000, bytes: mostBytes })
  if (error) throw new BackupFault(error.detail ? `${error.message}. ${error.detail}` : error.message)
  if (truncated) throw new BackupFault(`An answer has more than ${mostBytes / 1024 ** 2} MB`)
  return rows
}

/** Runs a question whose rows are JSON. */
export async function askAsKeeper<Row>(session: EngineSession, question: string): Promise<Row[]> {
  return (await runAsKeeper(session, question)).flatMap(([text]) => (text ? [JSON.parse(text) as Row] : []))
}

/**
 * Begins a transaction whose values read the same whatever the team has set, and names of which always mean
 * PostgreSQL's own objects.
 */
export async function beginAsKeeper(session: EngineSession): Promise<void> {
  for (const statement of [
    'begin isolation level repeatable read',
    'set local search_path = pg_catalog',
    "set local datestyle = 'ISO, YMD'",
    'set local intervalstyle = postgres',
    'set local timezone = UTC',
    'set local extra_float_digits = 1',
    'set local bytea_output = hex',
    'set local standard_conforming_strings = on',
    'set local xmlbinary = base64',
    'set local xmloption = content',
    'set local row_security = off',
    'set local check_function_bodies = off',
    'set local synchronize_seqscans = off',
    "set local lock_timeout = '30s'",
    'set local statement_timeout = 0',
  ])
    await runAsKeeper(session, statement)
}
