import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'
import { calls } from '../contract.ts'

const call = calls['relational-database.sql.execute']

/** Result of a run. */
export type ExecuteAnswer = AnswerOf<typeof call>
/** Result of one of its statements. */
export type StatementResult = ExecuteAnswer['statements'][number]
/** Error of the engine. */
export type EngineError = NonNullable<ExecuteAnswer['error']>
/** A destructive effect of a statement. */
export type Risk = ExecuteAnswer['risks'][number]

/** Input of a run. */
export interface SqlRequest extends Omit<InputOf<typeof call>, 'name' | 'runId'> {
  /** Offset of the SQL in its draft: positions in the response count from there. */
  offset: number
  /** Text of the draft when it was run. */
  text: string
  /** Whether the plan was requested instead of the rows. */
  explain?: boolean
}

/** The last run of a draft. */
export interface SqlRun {
  request: SqlRequest
  runId: string
  startTime: number
  /** Undefined while it is running. */
  answer: ExecuteAnswer | undefined
  /** Why there is no response. */
  failure: ConsoleError | undefined
  cancelling: boolean
}

/** The last run of each draft. */
export interface SqlRuns extends ReadableAtom<Readonly<Record<string, SqlRun>>> {
  /** Runs SQL and resolves with the result. Errors are in the state. */
  run(draftId: string, request: SqlRequest): Promise<ExecuteAnswer | undefined>
  cancel(draftId: string): Promise<void>
}

/** Creates the runs of one database. They continue to their end while no widget shows them. */
export function createSqlRuns(
  console: Console,
  name: string,
  invalidate: (touches: readonly string[]) => void,
): SqlRuns {
  const $runs = atom<Readonly<Record<string, SqlRun>>>({})
  const set = (draftId: string, runId: string, change: Partial<SqlRun>) => {
    const run = $runs.get()[draftId]
    if (run?.runId === runId) $runs.set({ ...$runs.get(), [draftId]: { ...run, ...change } })
  }
  return Object.assign($runs, {
    async run(draftId: string, request: SqlRequest) {
      const { offset: _offset, text: _text, explain: _explain, ...input } = request
      const runId = crypto.randomUUID()
      const run: SqlRun = {
        request,
        runId,
        startTime: console.ports.now(),
        answer: undefined,
        failure: undefined,
        cancelling: false,
      }
      $runs.set({ ...$runs.get(), [draftId]: run })
      try {
        const answer = await console.invoke(call, { ...input, name, runId })
        set(draftId, runId, { answer })
        const touches = [
          ...call.touches,
          ...(answer.schemaChanged ? ['relational-database.schema'] : []),
          ...(answer.statements.some(({ command }) => command !== 'SELECT') ? ['relational-database.sizes'] : []),
        ]
        invalidate(touches)
        if (answer.outcome !== 'asks') console.host.post('changed', { call: call.id, touches })
        return answer
      } catch (error) {
        set(draftId, runId, { failure: error as ConsoleError })
        return undefined
      }
    },
    async cancel(draftId: string) {
      const run = $runs.get()[draftId]
      if (!run || run.answer || run.failure) return
      set(draftId, run.runId, { cancelling: true })
      await console.invoke(calls['relational-database.sql.cancel'], { name, runId: run.runId })
    },
  })
}
