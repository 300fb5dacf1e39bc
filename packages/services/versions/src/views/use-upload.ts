import { ConsoleError } from '@console-widgets/core'
import { useErrorWords } from '@console-widgets/ui'
import { useState } from 'react'
import { useVersionsText } from '../text.ts'

/** Runs one upload at a time, and keeps in words what went wrong with it. */
export function useUpload(locked: string | undefined) {
  const text = useVersionsText()
  const words = useErrorWords()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  return {
    error,
    /** Why nothing else can be sent now. */
    reason: pending ? text('versions.uploading') : undefined,
    async run(work: () => Promise<unknown>) {
      if (pending || locked) return
      setPending(true)
      setError(undefined)
      try {
        await work()
      } catch (failure) {
        const issue = failure instanceof ConsoleError ? failure.issues[0]?.message : undefined
        setError(issue ?? words(failure).what)
      } finally {
        setPending(false)
      }
    },
  }
}
