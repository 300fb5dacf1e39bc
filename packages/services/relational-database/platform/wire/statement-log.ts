import { databaseLimits } from '@console-widgets/relational-database/model'
import { newId } from '@console-widgets/platform/database/ids'
import { logError } from '@console-widgets/platform/logging/log-error'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { recordRuns, type FinishedRun } from '../history.ts'
import type { RunAccess } from '../run-access.ts'
import type { RunError } from '../tables.ts'
import { connectionUser } from './admit-connection.ts'

/** Milliseconds during which statements are collected before they are stored together. */
const collectTime = 250

/** Statements that a program sent together, from their start to the engine's response. */
export interface LoggedRequest {
  sql: string
  startTime: number
  started: number
  statements: number
  rowCount: number
  error: RunError | null
}

/** Log of the statements of one connection, in the same history as the editor's runs. */
export function createStatementLog(services: PlatformParts, teamId: string, { database, account }: RunAccess) {
  let waiting: FinishedRun[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const runs = waiting
    waiting = []
    if (runs.length === 0) return
    await services.database
      .asTeam({ teamId, userId: connectionUser }, (db) => recordRuns(db, runs))
      .catch((error: unknown) => logError(error))
  }
  return {
    add({ sql, startTime, started, ...outcome }: LoggedRequest): void {
      waiting.push({
        runId: newId(),
        databaseId: database.databaseId,
        accountName: account.name,
        kind: 'connection',
        userId: connectionUser,
        sql,
        startTime,
        durationMs: Math.round(performance.now() - started),
        state: outcome.error ? 'failed' : 'succeeded',
        ...outcome,
      })
      if (waiting.length >= databaseLimits.statementsPerRun) void flush()
      else timer ??= setTimeout(() => void flush(), collectTime)
    },
    flush,
  }
}
