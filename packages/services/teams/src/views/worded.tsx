import { Loading, useServiceWords, useStore } from '@console-widgets/ui'
import type { ReactNode } from 'react'

export interface WordedProps {
  /** First store that the content reads: it loads in parallel with the labels. */
  reads: Parameters<typeof useStore>[0]
  children: ReactNode
}

/** Renders content about other services once their labels are loaded. */
export function Worded({ reads, children }: WordedProps) {
  useStore(reads)
  return useServiceWords().isReady ? children : <Loading />
}
