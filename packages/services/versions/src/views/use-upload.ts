import { ConsoleError } from '@console-widgets/core'
import { useErrorWords } from '@console-widgets/ui'
import { useState } from 'react'
import { useVersionsText } from '../generated/text.ts'

/** Runs one upload at a time, and keeps the message of its error. */
export function useUpload(locked: string | undefined) {
  const text = useVersionsText()
  const words = useErrorWords()
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState<{ error: unknown; work: () => Promise<unknown> }>()
  const told = failed && words(failed.error)
  const run = async (work: () => Promise<unknown>) => {
    if (pending || locked) return
    setPending(true)
    setFailed(undefined)
    try {
      await work()
    } catch (error) {
      setFailed({ error, work })
    } finally {
      setPending(false)
    }
  }
  return {
    error: (failed?.error instanceof ConsoleError ? failed.error.issues[0]?.message : undefined) ?? told?.what,
    /** Reason why nothing else can be uploaded now. */
    reason: pending ? text('versions.uploading') : undefined,
    run,
    /** Retries a failed upload, if the failure may be temporary. */
    again: failed && told?.retry ? () => void run(failed.work) : undefined,
  }
}
