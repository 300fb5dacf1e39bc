import { ConsoleError } from '@console-widgets/core'
import { useData, useErrorWords } from '@console-widgets/ui'
import { useState } from 'react'
import { pictureData } from '../data.ts'

/** Uploads images one after another, and keeps the message of an error. */
export function useUploads() {
  const { upload } = useData(pictureData)
  const words = useErrorWords()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const issue = failure instanceof ConsoleError ? failure.issues[0]?.message : undefined
  return {
    pending,
    error: failure === undefined ? undefined : (issue ?? words(failure).what),
    /** Resolves with the IDs of the files that were uploaded. */
    async upload(files: readonly File[]): Promise<string[]> {
      const ids: string[] = []
      setPending(true)
      setFailure(undefined)
      try {
        for (const file of files) ids.push(await upload(file))
      } catch (error) {
        setFailure(error)
      } finally {
        setPending(false)
      }
      return ids
    },
  }
}
