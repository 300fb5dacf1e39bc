import { atom, type WritableAtom } from 'nanostores'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { TimeSpan } from './chart-types.ts'

/** What the charts of a group share. */
export interface ChartGroupState {
  /** The time that is pointed at, in any of them. */
  $cursor: WritableAtom<number | undefined>
  /** The span that all of them are zoomed to. */
  $zoom: WritableAtom<TimeSpan | undefined>
}

const GroupContext = createContext<ChartGroupState | null>(null)

const createGroup = (): ChartGroupState => ({ $cursor: atom(undefined), $zoom: atom(undefined) })

/** Charts over the same time: what is pointed at in one is shown in all, and all are zoomed together. */
export function ChartGroup({ children }: { children: ReactNode }) {
  const [group] = useState(createGroup)
  return <GroupContext.Provider value={group}>{children}</GroupContext.Provider>
}

/** The group around, or one for this chart alone. */
export function useChartGroup(): ChartGroupState {
  const [own] = useState(createGroup)
  return useContext(GroupContext) ?? own
}
