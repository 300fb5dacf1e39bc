import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'
import { calls } from '../contract.ts'

const call = calls['relational-database.sql.execute']

/** What a run gave. */
export type ExecuteAnswer = AnswerOf<typeof call>
/** What one of its statements gave. */
export type StatementResult = ExecuteAnswer['statements'][number]
/** What the engine says went wrong. */
export type EngineError = NonNullable<ExecuteAnswer['error']>
/** Something that a statement would destroy. */
export type Risk = ExecuteAnswer['risks'][number]

/** What is to be run. */
export interface SqlRequest extends Omit<InputOf<typeof call>, 'name' | 'runId'> {
  /** Where the SQL begins in the text of its draft: what is answered of places is counted from there. */
  offset: number
  /** The text of the draft when it was run. */
  text: string
  /** The plan was asked for, and not the rows. */
  explain?: boolean
}

/** The last run of a draft. */
export interface SqlRun {
  request: SqlRequest
  runId: string
  startTime: number
  /** Undefined while it is under way. */
  answer: ExecuteAnswer | undefined
  /** Why there is no answer. */
  failure: ConsoleError | undefined
  cancelling: boolean
}

/** The last run of each draft. */
export interface SqlRuns extends ReadableAtom<Readonly<Record<string, SqlRun>>> {
  /** Runs; resolves with what came of it. A failure is in the state. */
  run(draftId: string, request: SqlRequest): Promise<ExecuteAnswer | undefined>
  cancel(draftId: string): Promise<void>
}

/** Creates the runs in one database. They go on, and come to their end, while no widget shows them. */
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
        const touches = [...call.touches, ...(answer.schemaChanged ? ['relational-database.schema'] : [])]
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
