import { lazyPart } from '@console-widgets/ui'
import { Suspense, useContext } from 'react'
import type { LifecycleFacts } from '../model.ts'
import { useLocked } from '../views/use-reason.ts'
import { UndoContext } from './undo-context.ts'

/** Needed only after the first step. */
const UndoBar = lazyPart(() => import('./undo-bar.tsx').then((module) => module.UndoBar))

/** Undo and redo, once there is something to undo. */
export function UndoButtons({ version }: { version: LifecycleFacts }) {
  const state = useContext(UndoContext)
  const locked = useLocked(version)
  if (!state || locked !== undefined || state.done.length + state.undone.length === 0) return null
  return (
    <Suspense>
      <UndoBar />
    </Suspense>
  )
}
