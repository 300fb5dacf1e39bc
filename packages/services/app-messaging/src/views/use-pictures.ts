import { ConsoleError } from '@console-widgets/core'
import { useData, useErrorWords, useObjectAddresses } from '@console-widgets/ui'
import { useState } from 'react'
import { pictureData } from '../data.ts'

/** The picture of a message. */
export interface Pictures {
  /** Undefined: it has none, or its address isn’t known yet. */
  address: string | undefined
  pending: boolean
  error: string | undefined
  /** Uploads a file. Resolves with its ID, or undefined if that fails. */
  upload: (file: File) => Promise<string | undefined>
}

/** Uploads pictures, and finds the address of the one that a message has. */
export function usePictures(imageId: string | null): Pictures {
  const { upload } = useData(pictureData)
  const addresses = useObjectAddresses(imageId === null ? [] : [imageId])
  const words = useErrorWords()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const issue = failure instanceof ConsoleError ? failure.issues[0]?.message : undefined
  return {
    address: addresses.get(imageId ?? ''),
    pending,
    error: failure === undefined ? undefined : (issue ?? words(failure).what),
    async upload(file) {
      setPending(true)
      setFailure(undefined)
      try {
        return await upload(file)
      } catch (error) {
        setFailure(error)
        return undefined
      } finally {
        setPending(false)
      }
    },
  }
}
