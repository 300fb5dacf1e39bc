import { Loading, useServiceWords, useStore } from '@console-widgets/ui'
import type { ReactNode } from 'react'

export interface WordedProps {
  /** The store that the content shows first: it begins to read while the words are on their way. */
  reads: Parameters<typeof useStore>[0]
  children: ReactNode
}

/** Shows what tells of other services when their words are there. */
export function Worded({ reads, children }: WordedProps) {
  useStore(reads)
  return useServiceWords().isReady ? children : <Loading />
}
