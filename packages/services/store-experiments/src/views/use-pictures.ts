import { ConsoleError } from '@console-widgets/core'
import { useData, useErrorWords } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { pictureData } from '../data.ts'

const none: ReadonlyMap<string, string> = new Map()

/** Addresses of images, requested once for each set of them. */
export function usePictures(objectIds: readonly string[]): ReadonlyMap<string, string> {
  const { addresses } = useData(pictureData)
  const [known, setKnown] = useState(none)
  const key = objectIds.join(' ')
  useEffect(() => {
    if (key === '') return
    let wanted = true
    addresses(key.split(' ')).then(
      (answer) => wanted && setKnown(answer),
      // Without an address, there is a placeholder.
      () => wanted && setKnown(none),
    )
    return () => {
      wanted = false
    }
  }, [addresses, key])
  return known
}

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
