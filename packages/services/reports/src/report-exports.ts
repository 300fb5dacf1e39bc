import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { atom, onMount, type ReadableAtom } from 'nanostores'
import { calls } from './contract.ts'
import type { ReportOf, ReportQuestion } from './report-question.ts'
import type { ExportType, ReportLanguage } from './model.ts'

/** An export file, finished or being written. */
export type ReportExport = AnswerOf<(typeof calls)['reports.export-task.get']>

/** Input of an export. */
export interface ExportWish {
  report: ReportOf
  question: ReportQuestion
  exportType: ExportType
  language: ReportLanguage
}

/** Exports of reports. */
export interface ReportExports {
  /** Long exports, latest first; finished ones stay until dismissed. */
  readonly $tasks: ReadableAtom<readonly ReportExport[]>
  /** Starts an export. Returns the URL if the file is finished immediately; otherwise its task joins the others. */
  start(wish: ExportWish): Promise<{ fileURL: string; fileName: string } | undefined>
  /** Adds an export that was started elsewhere. Exports that are deleted, or another person's, are not added. */
  follow(taskId: string): Promise<void>
  cancel(taskId: string): Promise<void>
  dismiss(taskId: string): void
  /** A new URL of the file, since the one in the state may have expired. */
  addressOf(taskId: string): Promise<string | undefined>
}

/** Polling interval of a task, in milliseconds. */
const every = 1000
const made = new WeakMap<Console, ReportExports>()

/**
 * Exports of a console: one instance for all its widgets. Task IDs are saved in the browser, so that a user who leaves
 * and returns finds them.
 */
export function createReportExports(console: Console): ReportExports {
  const known = made.get(console)
  if (known) return known
  const $tasks = atom<readonly ReportExport[]>([])
  const storage = () => console.ports.localStorage
  const keyOf = () => `cw-report-exports-${console.session.$state.get().info?.teamId ?? ''}`
  let timer: ReturnType<typeof setTimeout> | undefined

  const keep = () =>
    storage().setItem(keyOf(), JSON.stringify($tasks.get().map(({ taskId, fileName }) => ({ taskId, fileName }))))
  const put = (task: ReportExport) => {
    const others = $tasks.get()
    $tasks.set(
      others.some(({ taskId }) => taskId === task.taskId)
        ? others.map((each) => (each.taskId === task.taskId ? task : each))
        : [task, ...others],
    )
    keep()
  }
  const read = async ({ taskId }: Pick<ReportExport, 'taskId'>) => {
    const task = await console.invoke(calls['reports.export-task.get'], { taskId })
    put(task)
    return task
  }
  const dismiss = (taskId: string) => {
    $tasks.set($tasks.get().filter((task) => task.taskId !== taskId))
    keep()
  }
  const look = async () => {
    clearTimeout(timer)
    await Promise.all(
      $tasks.get().map(async (task) => {
        // Drop tasks that are deleted or another team's; a temporary network failure isn't a reason to.
        if (!hasEnded(task))
          await read(task).catch((error: { kind?: string }) =>
            error.kind === 'not-found' ? dismiss(task.taskId) : undefined,
          )
      }),
    )
    if ($tasks.get().some((task) => !hasEnded(task))) timer = setTimeout(look, every)
  }

  onMount($tasks, () => {
    let current = true
    const follow = () => {
      if (!current) return
      const there = new Set($tasks.get().map(({ taskId }) => taskId))
      const kept = readKept(storage().getItem(keyOf())).filter(({ taskId }) => !there.has(taskId))
      $tasks.set([
        ...$tasks.get(),
        ...kept.map((task): ReportExport => ({
          ...task,
          state: 'queued',
          done: 0,
          total: 0,
          fileURL: null,
          message: null,
        })),
      ])
      void look()
    }
    // Without a session there is nothing to follow, and the report itself says so.
    void console.session.ensure().then(follow, () => undefined)
    return () => {
      current = false
      clearTimeout(timer)
    }
  })

  const reportExports: ReportExports = {
    $tasks,
    async start({ report, question, exportType, language }) {
      const { fileURL, taskId, fileName } = await ask(console, report, { ...question, exportType, language })
      if (fileURL) return { fileURL, fileName }
      if (taskId) {
        put({ taskId, fileName, state: 'queued', done: 0, total: 0, fileURL: null, message: null })
        void look()
      }
      return undefined
    },
    async follow(taskId) {
      await console.session.ensure()
      if ($tasks.get().some((task) => task.taskId === taskId)) return
      const found = await read({ taskId }).catch(() => undefined)
      if (found && !hasEnded(found)) void look()
    },
    async cancel(taskId) {
      put(await console.invoke(calls['reports.export-task.cancel'], { taskId }))
    },
    dismiss,
    async addressOf(taskId) {
      const task = $tasks.get().find((each) => each.taskId === taskId)
      return task && (await read(task)).fileURL
        ? ($tasks.get().find((each) => each.taskId === taskId)?.fileURL ?? undefined)
        : undefined
    },
  }
  made.set(console, reportExports)
  return reportExports
}

/** Whether its state is final. */
export const hasEnded = ({ state }: Pick<ReportExport, 'state'>) => state !== 'queued' && state !== 'running'

/** Two reports have their own export call, which takes no order; everything else uses the general one. */
function ask(
  console: Console,
  { reportId, appId, channelId }: ReportOf,
  question: object,
): Promise<AnswerOf<(typeof calls)['reports.export.create']>> {
  const { comparison: _comparison, maxReqCount: _maxReqCount, ...all } = question as ReportQuestion
  const { sort, metrics, ...own } = all
  if (appId && !sort && !metrics && (reportId === 'download-analysis' || reportId === 'harmony-analysis'))
    return console.invoke(calls[`reports.${reportId}.export`], { appId, ...own } as never)
  return console.invoke(calls['reports.export.create'], { reportId, appId, channelId, ...all } as never)
}

function readKept(text: string | null): { taskId: string; fileName: string }[] {
  try {
    const kept = JSON.parse(text ?? '[]') as unknown
    return Array.isArray(kept)
      ? kept.filter((each) => typeof each?.taskId === 'string' && typeof each?.fileName === 'string')
      : []
  } catch {
    return []
  }
}
