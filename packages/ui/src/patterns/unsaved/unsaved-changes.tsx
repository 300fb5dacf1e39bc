import { type ReactNode, Suspense, useContext, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { useLeaveGuard } from '../form/leave-guard.ts'
import type { Saver } from './save-bar.tsx'
import { type PlacedChange, type UnsavedCollector, UnsavedContext } from './unsaved-context.ts'

const SaveBar = lazyPart(() => import('./loaded-save-bar.tsx').then((module) => module.LoadedSaveBar))

/**
 * Part of a page whose unsaved changes are saved or discarded together: a bar at its lower edge appears with the first
 * change, and leaving the page asks whether to save. Inside another one, it leaves both to that one.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  return useContext(UnsavedContext) ? children : <Collected>{children}</Collected>
}

function Collected({ children }: { children: ReactNode }) {
  const [changes, setChanges] = useState<ReadonlyMap<string, PlacedChange>>(new Map())
  const collector = useMemo<UnsavedCollector>(
    () => ({
      set: (id, change) => setChanges((known) => new Map([...known, [id, change]])),
      remove: (id) => setChanges((known) => new Map([...known].filter(([other]) => other !== id))),
    }),
    [],
  )
  const discard = () => {
    for (const change of changes.values()) change.discard()
  }
  const saver = useRef<Saver>(undefined)
  useLeaveGuard(changes.size > 0, discard, {
    save: async () => (await saver.current?.save()) ?? false,
    running: () => saver.current?.running(),
  })
  return (
    <UnsavedContext.Provider value={collector}>
      {children}
      {changes.size > 0 ? (
        <Suspense>
          <SaveBar changes={changes} onDiscard={discard} onReady={(ready) => void (saver.current = ready)} />
        </Suspense>
      ) : null}
    </UnsavedContext.Provider>
  )
}
