import { useData, useStore } from '@console-widgets/ui'
import { useEffect, useRef } from 'react'
import { changesData } from '../data.ts'

/** Reads conversations again when something has changed, which is looked for every few seconds. */
export function useChanges(): void {
  const { changes, refresh } = useData(changesData)
  const latest = useStore(changes).data?.latest
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (latest === undefined) return
    if (known.current !== undefined && latest > known.current) refresh()
    known.current = latest
  }, [latest, refresh])
}
