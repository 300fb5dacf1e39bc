import { useData, useStore } from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import type { ImportScript } from '../csv/csv-import.ts'
import { editorData } from '../data.ts'
import { databaseLimits } from '../model.ts'

/** What is being imported. */
interface StartedImport {
  script: ImportScript
  fileName: string
}

/**
 * Runs the script of an import in one transaction. If the dialog closes, it continues, and the SQL page shows it. If it
 * fails without naming the record, it is run once more so that it does.
 */
export function useCsvRun(name: string, account: string, onSuccess: () => void) {
  const { script: runs } = useData(editorData, name)
  const progress = useStore(runs)
  const [started, setStarted] = useState<StartedImport>()
  const [isStarting, setStarting] = useState(false)
  const [taskId, setTaskId] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const task = taskId !== undefined && progress?.taskId === taskId ? progress : undefined
  const narrowed = task?.state === 'failed' && task.error ? started?.script.narrowed(task.error) : undefined
  const send = async ({ script, fileName }: StartedImport) => {
    setStarted({ script, fileName })
    setStarting(true)
    setFailure(undefined)
    try {
      const answer = await runs.start({
        content: script.sql,
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
  }
  const mustNarrow = narrowed !== undefined && !isStarting && failure === undefined
  const hasSucceeded = task?.state === 'success'
  const next = useRef({ finish: () => {}, narrow: () => {} })
  next.current = {
    finish() {
      runs.dismiss()
      onSuccess()
    },
    narrow: () => narrowed && started && void send({ script: narrowed, fileName: started.fileName }),
  }
  useEffect(() => {
    if (hasSucceeded) next.current.finish()
  }, [hasSucceeded])
  useEffect(() => {
    if (mustNarrow) next.current.narrow()
  }, [mustNarrow])
  return {
    task,
    failure,
    /** The script that was run last. */
    script: started?.script,
    isRunning: isStarting || mustNarrow || (taskId !== undefined && (task === undefined || task.state === 'running')),
    cancel: () => runs.cancel(),
    /** Forgets the last run, such as for another file. */
    reset() {
      setTaskId(undefined)
      setFailure(undefined)
    },
    start: (script: ImportScript, fileName: string) => send({ script, fileName }),
  }
}
