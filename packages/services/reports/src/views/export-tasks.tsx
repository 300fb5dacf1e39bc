import { ActionButton, Callout, ProgressBar, saveAddress, useData, useStore } from '@console-widgets/ui'
import { useEffect } from 'react'
import { calls } from '../contract.ts'
import { exportsData } from '../data.ts'
import { hasEnded, type ReportExport } from '../report-exports.ts'
import { useReportsText } from '../generated/text.ts'
import { useParameter } from './use-parameter.ts'

/** Long exports: progress, cancellation, and the finished files. The address of a notice names one of them. */
export function ExportTasks() {
  const text = useReportsText()
  const { $tasks, dismiss, follow } = useData(exportsData)
  const [named, setNamed] = useParameter('export')
  useEffect(() => {
    if (named) void follow(named)
  }, [named, follow])
  const close = (taskId: string) => {
    dismiss(taskId)
    if (taskId === named) setNamed(undefined)
  }
  const tasks = useStore($tasks)
  if (tasks.length === 0) return null
  return (
    <section aria-label={text('reports.exports')} className="flex flex-col gap-2">
      {tasks.map((task) =>
        hasEnded(task) ? (
          <Callout
            key={task.taskId}
            live
            tone={task.state === 'succeeded' ? 'success' : task.state === 'failed' ? 'danger' : 'draft'}
            title={endOf(task, text)}
            action={<DownloadButton task={task} />}
            onClose={() => close(task.taskId)}
          >
            {task.message}
          </Callout>
        ) : (
          <Running key={task.taskId} task={task} />
        ),
      )}
    </section>
  )
}

function endOf({ state, fileName }: ReportExport, text: ReturnType<typeof useReportsText>): string {
  return text(
    state === 'succeeded'
      ? 'reports.exportReady'
      : state === 'failed'
        ? 'reports.exportFailed'
        : 'reports.exportCancelled',
    { name: fileName },
  )
}

function Running({ task }: { task: ReportExport }) {
  const text = useReportsText()
  const { cancel } = useData(exportsData)
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-raised px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <ProgressBar
          label={text('reports.exportRunning', { name: task.fileName })}
          value={task.total > 0 ? task.done : undefined}
          max={task.total}
          text={task.total > 0 ? text('reports.exportRows', { done: task.done, total: task.total }) : undefined}
        />
        <p className="mt-1 text-sm text-muted">{text('reports.exportStays')}</p>
      </div>
      <ActionButton
        size="small"
        call={calls['reports.export-task.cancel']}
        label={text('reports.cancel')}
        run={() => cancel(task.taskId)}
      />
    </div>
  )
}

/** Links are valid for minutes, so a new one is requested on demand. */
function DownloadButton({ task }: { task: ReportExport }) {
  const text = useReportsText()
  const { addressOf } = useData(exportsData)
  if (task.state !== 'succeeded') return null
  const save = async () => {
    const address = await addressOf(task.taskId)
    if (address) saveAddress(address, task.fileName, document)
  }
  return <ActionButton size="small" icon="download" label={text('reports.download')} run={save} />
}
