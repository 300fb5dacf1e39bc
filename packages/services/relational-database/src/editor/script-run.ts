import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { AnswerOf } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'
import { calls } from '../contract.ts'

const start = calls['relational-database.sql-script.execute']

/** Progress of a script. */
export type ScriptProgress = AnswerOf<(typeof calls)['relational-database.sql-script-progress.get']>

export interface ScriptRequest {
  content: Blob | string
  fileName?: string
  account: string
  oneTransaction: boolean
  confirmed: boolean
}

/** The script that is running in a database, or the last one. */
export interface ScriptRun extends ReadableAtom<ScriptProgress | undefined> {
  /** Sends a script. It runs unless the response lists risks that weren't confirmed. */
  start(request: ScriptRequest): Promise<AnswerOf<typeof start>>
  /** Shows the progress of a script that was started elsewhere. */
  follow(taskId: string): void
  cancel(): Promise<void>
  /** Dismisses the last script. */
  dismiss(): void
}

/** Polling interval for the progress, in milliseconds. */
const pollTime = 800
const touches = ['relational-database.runs', 'relational-database.schema', 'relational-database.sizes']

/** Creates the script runner of one database. Scripts continue without the page, which finds them again by task ID. */
export function createScriptRun(
  console: Console,
  name: string,
  invalidate: (touches: readonly string[]) => void,
): ScriptRun {
  const { localStorage } = console.ports
  const $progress = atom<ScriptProgress | undefined>(undefined)
  const key = () => `cw-sql-script:${JSON.stringify([console.session.$state.get().info?.teamId ?? '', name])}`
  let taskId: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const dismiss = () => {
    clearTimeout(timer)
    taskId = undefined
    localStorage.removeItem(key())
    $progress.set(undefined)
  }
  const poll = async (wanted: string) => {
    clearTimeout(timer)
    try {
      const progress = await console.invoke(
        calls['relational-database.sql-script-progress.get'],
        { taskId: wanted },
        { quiet: true },
      )
      if (taskId !== wanted) return
      $progress.set(progress)
      if (progress.state === 'running') timer = setTimeout(() => void poll(wanted), pollTime)
      else invalidate(touches)
    } catch (error) {
      if (taskId !== wanted) return
      // A deleted task has nothing more to report; an unreachable one is polled again.
      if ((error as ConsoleError).kind === 'not-found') dismiss()
      else timer = setTimeout(() => void poll(wanted), pollTime * 5)
    }
  }
  const follow = (wanted: string) => {
    taskId = wanted
    localStorage.setItem(key(), wanted)
    void poll(wanted)
  }
  onMount($progress, () => {
    void console.session.ensure().then(
      () => {
        const left = taskId ?? localStorage.getItem(key())
        if (left) follow(left)
      },
      () => undefined,
    )
    return () => clearTimeout(timer)
  })

  return Object.assign($progress, {
    async start({ content, ...input }: ScriptRequest) {
      const answer = await console.invoke(start, { ...input, name }, { content })
      if (answer.taskId !== null) {
        invalidate(touches)
        console.host.post('changed', { call: start.id, touches })
        follow(answer.taskId)
      }
      return answer
    },
    follow,
    async cancel() {
      if (taskId === undefined) return
      await console.invoke(calls['relational-database.sql-script.cancel'], { taskId })
      await poll(taskId)
    },
    dismiss,
  })
}
