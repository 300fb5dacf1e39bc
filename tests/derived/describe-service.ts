import { afterAll } from 'vitest'
import { testServer } from '@console-widgets/sandbox/testing/test-database'
import { openTestSqlEngine } from '@console-widgets/sandbox/testing/test-sql-engine'
import { callsOf } from './support/declared-calls.ts'
import { describeOnStage } from './support/on-stage.ts'
import type { Stage, StageOptions } from './support/stage.ts'
import { describeAccess } from './suites/access.ts'
import { describeBadInput } from './suites/bad-input.ts'
import { describeIsolation } from './suites/isolation.ts'
import { describeMatrix } from './suites/matrix.ts'
import { describeReads } from './suites/reads.ts'
import { describeRepeats } from './suites/repeats.ts'
import { describeTwoTeams, sharedTablesOf } from './suites/two-teams.ts'

/**
 * Describes all derived suites for the calls that a package declares. On a PostgreSQL server, only those run whose
 * outcome depends on the engine; the others end at the guard or the schemas, before any row is read.
 */
export function describeService(packageName: string): void {
  const calls = callsOf(packageName)
  const options = testServer ? {} : sharedSqlEngine()
  const describeSuite = (name: string, suite: (all: typeof calls, stage: () => Stage) => void) =>
    describeOnStage(name, (stage) => suite(calls, stage), options)
  describeSuite('reads', describeReads)
  describeSuite('isolation', describeIsolation)
  const shared = sharedTablesOf(packageName)
  if (shared.length > 0) describeSuite('two teams', (all, stage) => describeTwoTeams(all, shared, stage))
  describeSuite('repeats', describeRepeats)
  if (testServer) return
  describeSuite('access', describeAccess)
  if (calls.some(({ call }) => call.permission)) describeSuite('matrix', describeMatrix)
  describeSuite('bad input', describeBadInput)
}

/**
 * One engine shared by all stages of a file: opening the demo team's databases takes longer than all requests to them.
 */
function sharedSqlEngine(): StageOptions {
  let engine: ReturnType<typeof openTestSqlEngine> | undefined
  afterAll(() => engine?.close())
  return {
    openSqlEngine: (secret) => ({ ...(engine ??= openTestSqlEngine(undefined, secret)), close: async () => {} }),
  }
}
