import { atom, type WritableAtom } from 'nanostores'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { TimeSpan } from './chart-types.ts'

/** State shared by the charts of a group. */
export interface ChartGroupState {
  /** Time under the pointer in any of the charts. */
  $cursor: WritableAtom<number | undefined>
  /** Span that all charts are zoomed to. */
  $zoom: WritableAtom<TimeSpan | undefined>
}

const GroupContext = createContext<ChartGroupState | null>(null)

const createGroup = (zoom?: TimeSpan): ChartGroupState => ({ $cursor: atom(undefined), $zoom: atom(zoom) })

/**
 * Links charts over the same time range: they share the pointed-at time and the zoom. They begin with `zoom`; without
 * it, they show everything.
 */
export function ChartGroup({ children, zoom }: { children: ReactNode; zoom?: TimeSpan | undefined }) {
  const [group] = useState(() => createGroup(zoom))
  return <GroupContext.Provider value={group}>{children}</GroupContext.Provider>
}

/** State of the surrounding group, or of this chart alone if there is none. */
export function useChartGroup(): ChartGroupState {
  const [own] = useState(() => createGroup())
  return useContext(GroupContext) ?? own
}
