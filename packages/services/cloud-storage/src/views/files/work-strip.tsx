import { Button, Callout, ProgressBar, useAllowed, useData, useStore } from '@console-widgets/ui'
import { calls } from '../../contract.ts'
import { uploadsData } from '../../data.ts'
import { useCloudStorageText } from '../../generated/text.ts'

/** Progress of long deletions, moves, and copies, with a cancel button. */
export function WorkStrip() {
  const text = useCloudStorageText()
  const { work } = useData(uploadsData)
  const canStop = useAllowed(calls['cloud-storage.task.cancel'])
  const running = useStore(work)
  return running.map(({ kind, task }) =>
    task.state === 'failed' ? (
      <Callout
        key={task.taskId}
        live
        tone="danger"
        title={text(`cloud-storage.work.${kind}.failed`)}
        onClose={() => work.forget(task.taskId)}
      >
        {task.failMessage}
      </Callout>
    ) : (
      <div key={task.taskId} className="flex items-end gap-3 rounded-lg border border-line bg-raised p-3">
        <div className="min-w-0 flex-1">
          <ProgressBar
            label={text(`cloud-storage.work.${kind}`)}
            value={task.total > 0 ? task.done : undefined}
            max={task.total}
            text={
              task.total > 0 ? text('cloud-storage.work.progress', { done: task.done, count: task.total }) : undefined
            }
          />
        </div>
        {canStop ? (
          <Button size="small" onClick={() => void work.cancel(task.taskId)}>
            {text('cloud-storage.work.stop')}
          </Button>
        ) : null}
      </div>
    ),
  )
}
