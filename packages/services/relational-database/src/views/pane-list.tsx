import { type ReactNode, useRef } from 'react'
import { leastRowsHeight, useRoomInPane } from './use-room.ts'

/** Pixels of a list above its rows: its title and its filter. */
const aboveRows = 92

/** A list in the pane below the editor. Its rows scroll in the room that is left, so that the pane needn't. */
export function PaneList({ children }: { children: (maxHeight: number) => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const room = useRoomInPane(frame, leastRowsHeight + aboveRows)
  return <div ref={frame}>{children(room - aboveRows)}</div>
}
