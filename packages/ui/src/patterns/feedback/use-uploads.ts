import { ConsoleError } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { useState } from 'react'
import { useConsole } from '../../embedding/console-context.tsx'
import { useErrorWords } from '../errors/error-words.ts'

/** Uploads of a form whose pictures are stored at once. */
export interface Uploads {
  pending: boolean
  /** Why the last upload failed. */
  error: string | undefined
  /** Uploads files one after another. Resolves with the IDs of those that were stored before one failed. */
  upload: (files: readonly File[]) => Promise<string[]>
}

/**
 * Uploads files, and keeps the message of an error. `useObjectAddresses` finds where they are.
 * @param bizTag what the files are for
 */
export function useUploads(bizTag: string): Uploads {
  const console = useConsole()
  const words = useErrorWords()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const issue = failure instanceof ConsoleError ? failure.issues[0]?.message : undefined
  return {
    pending,
    error: failure === undefined ? undefined : (issue ?? words(failure).what),
    async upload(files) {
      const service = createFileService(console)
      const ids: string[] = []
      setPending(true)
      setFailure(undefined)
      try {
        for (const file of files) ids.push((await service.upload(file, { bizTag }).done).objectId)
      } catch (error) {
        setFailure(error)
      } finally {
        setPending(false)
      }
      return ids
    },
  }
}
