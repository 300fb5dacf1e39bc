import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf } from '@console-widgets/data'
import { calls } from '../contract.ts'

type Task = AnswerOf<(typeof calls)['cloud-storage.task.get']>['task']

/** A task of the user that outlives its request. */
export type LongWorkKind = 'delete' | 'move' | 'copy'

export interface LongWork {
  kind: LongWorkKind
  task: Task
}

/** Running deletions, moves, and copies of many files. They belong to the console. */
export interface LongWorkStore extends ReadableAtom<readonly LongWork[]> {
  /** Polls a task; resolves when it has ended. */
  follow(kind: LongWorkKind, taskId: string): Promise<Task>
  cancel(taskId: string): Promise<void>
  forget(taskId: string): void
}

/** Polling interval, in milliseconds. */
const askEvery = 700

const stores = new WeakMap<Console, LongWorkStore>()

/** Long-running tasks of a console: one instance for all its widgets. */
export function longWorkOf(console: Console): LongWorkStore {
  const known = stores.get(console) ?? createLongWork(console)
  stores.set(console, known)
  return known
}

function createLongWork(console: Console): LongWorkStore {
  const $work = atom<readonly LongWork[]>([])
  const { invalidate } = dataOf(console)
  const show = (work: LongWork) =>
    $work.set([...$work.get().filter(({ task }) => task.taskId !== work.task.taskId), work])
  const forget = (taskId: string) => $work.set($work.get().filter(({ task }) => task.taskId !== taskId))
  const ask = async (taskId: string) =>
    (await console.invoke(calls['cloud-storage.task.get'], { taskId }, { quiet: true })).task
  return Object.assign($work, {
    forget,
    async follow(kind: LongWorkKind, taskId: string) {
      for (;;) {
        const task = await ask(taskId)
        if (task.state !== 'queued' && task.state !== 'running') {
          // Successful tasks need no message besides their toast.
          if (task.state === 'failed') show({ kind, task })
          else forget(taskId)
          invalidate(calls['cloud-storage.files.delete'].touches)
          return task
        }
        show({ kind, task })
        await new Promise((resolve) => setTimeout(resolve, askEvery))
      }
    },
    async cancel(taskId: string) {
      await console.invoke(calls['cloud-storage.task.cancel'], { taskId })
    },
  })
}
