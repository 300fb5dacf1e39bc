import { useData } from '@console-widgets/ui'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { type Version, versionActs } from '../data.ts'
import { changesTo, has, joined, type ListingStep } from './listing-step.ts'
import { RecorderContext, type Step, UndoContext, type UndoRecorder, type UndoState } from './undo-context.ts'

/** Steps that are kept. */
const most = 100

const isField = (step: Step): step is Extract<Step, { field: unknown }> => 'field' in step

/** Keeps what is changed in the editor of a version, so that it can be undone and redone. */
export function UndoProvider({ version, children }: { version: Version; children: ReactNode }) {
  const { appId, versionId } = version
  const { update, removeLanguage, read } = useData(versionActs)
  const [done, setDone] = useState<readonly Step[]>([])
  const [undone, setUndone] = useState<readonly ListingStep[]>([])
  const isMoving = useRef(false)

  const recorder = useMemo<UndoRecorder>(
    () => ({
      record(listing) {
        if (!listing) return
        setUndone([])
        setDone((steps) => {
          // What was restored is part of what is saved now.
          const kept = steps.filter(
            (step) => !isField(step) || !Object.hasOwn(listing.after.texts[step.field.lang] ?? {}, step.field.column),
          )
          const last = kept.at(-1)
          const both = last && !isField(last) ? joined(last.listing, listing) : undefined
          return [...(both ? kept.slice(0, -1) : kept), { listing: both ?? listing }].slice(-most)
        })
      },
      recordField(field) {
        const step = { field }
        setDone((steps) => [...steps, step].slice(-most))
        return () => setDone((steps) => steps.filter((each) => each !== step))
      },
    }),
    [],
  )

  /** Takes the listing from one part to another, unless it isn't in the first anymore. */
  const go = async (from: ListingStep['before'], to: ListingStep['before']): Promise<boolean> => {
    const current = (await read(appId, versionId)).version
    if (!current || !has(current, from)) return false
    const { changes, removed } = changesTo(current, to)
    if (changes) await update.run({ appId, versionId, ...changes })
    for (const lang of removed) await removeLanguage.run({ appId, versionId, lang })
    return true
  }
  /** Makes one move at a time: a second press of the keys waits for nothing. */
  const once = async (move: () => Promise<boolean>): Promise<boolean> => {
    if (isMoving.current) return true
    isMoving.current = true
    try {
      return await move()
    } finally {
      isMoving.current = false
    }
  }
  const state: UndoState = {
    done,
    undone,
    undo: () =>
      once(async () => {
        const step = done.at(-1)
        if (!step) return true
        if (isField(step)) {
          step.field.undo()
          return true
        }
        const isChanged = await go(step.listing.after, step.listing.before)
        setDone((steps) => steps.filter((each) => each !== step))
        if (isChanged) setUndone((steps) => [...steps, step.listing])
        return isChanged
      }),
    redo: () =>
      once(async () => {
        const listing = undone.at(-1)
        if (!listing) return true
        const isChanged = await go(listing.before, listing.after)
        setUndone((steps) => steps.filter((each) => each !== listing))
        if (isChanged) setDone((steps) => [...steps, { listing }])
        return isChanged
      }),
  }
  return (
    <RecorderContext.Provider value={recorder}>
      <UndoContext.Provider value={state}>{children}</UndoContext.Provider>
    </RecorderContext.Provider>
  )
}
