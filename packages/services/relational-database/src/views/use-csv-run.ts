import { useData, useStore } from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import { editorData } from '../data.ts'
import { databaseLimits } from '../model.ts'

/** Runs the script of an import in one transaction. If the dialog closes, it continues, and the SQL page shows it. */
export function useCsvRun(name: string, account: string, onSuccess: () => void) {
  const { script } = useData(editorData, name)
  const progress = useStore(script)
  const [isStarting, setStarting] = useState(false)
  const [taskId, setTaskId] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const task = taskId !== undefined && progress?.taskId === taskId ? progress : undefined
  const hasSucceeded = task?.state === 'success'
  const finish = useRef(() => {})
  finish.current = () => {
    script.dismiss()
    onSuccess()
  }
  useEffect(() => {
    if (hasSucceeded) finish.current()
  }, [hasSucceeded])
  return {
    task,
    failure,
    isRunning: isStarting || (taskId !== undefined && (task === undefined || task.state === 'running')),
    cancel: () => script.cancel(),
    /** Forgets the last run, such as for another file. */
    reset() {
      setTaskId(undefined)
      setFailure(undefined)
    },
    async start(content: string, fileName: string) {
      setStarting(true)
      setFailure(undefined)
      try {
        const answer = await script.start({
          content,
          account,
          oneTransaction: true,
          confirmed: true,
          fileName: fileName.slice(-databaseLimits.scriptFileName),
        })
        setTaskId(answer.taskId ?? undefined)
      } catch (thrown) {
        setFailure(thrown)
      } finally {
        setStarting(false)
      }
    },
  }
}
