import { createContext, useContext, useEffect, useId, useRef } from 'react'
import { useSection } from './section-context.ts'

/** Unsaved changes of one part of a page: a form, a matrix, an editor. */
export interface UnsavedChange {
  /** Number of changes, if the part counts them. */
  count?: number
  /** Saves the changes. Returns the number of invalid fields; rejects if the platform refuses. */
  save(): Promise<number>
  discard(): void
  /** Moves the focus to what is wrong. */
  focus?(): void
  /** Toast after saving. */
  saved?: string
}

/** Unsaved changes with the section they are in. */
export interface PlacedChange extends UnsavedChange {
  /** Labels of the section; empty if the page has no sections. */
  path: readonly string[]
  /** Shows the section. */
  show(): void
}

/** Collects the unsaved changes of a page. */
export interface UnsavedCollector {
  set(id: string, change: PlacedChange): void
  remove(id: string): void
}

export const UnsavedContext = createContext<UnsavedCollector | null>(null)

/** Whether the page has a save bar for all of its changes. */
export function useHasSaveBar(): boolean {
  return useContext(UnsavedContext) !== null
}

/**
 * Reports unsaved changes to the page's save bar, which saves or discards them with those of the other sections. The
 * surrounding section stays mounted until then.
 *
 * @param change the changes; undefined if there are none
 */
export function useUnsaved(change: UnsavedChange | undefined): void {
  const id = useId()
  const collector = useContext(UnsavedContext)
  const section = useSection(change !== undefined)
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  const { count, saved } = change ?? {}
  const exists = change !== undefined
  useEffect(() => {
    if (!collector || !exists) return
    collector.set(id, {
      count,
      saved,
      path: section?.path ?? [],
      show: () => section?.show(),
      save: () => latest.current?.save() ?? Promise.resolve(0),
      discard: () => latest.current?.discard(),
      focus: () => latest.current?.focus?.(),
    })
  }, [collector, exists, id, count, saved, section])
  // Separate, so that a changed count keeps the position in the list.
  useEffect(() => (exists ? () => collector?.remove(id) : undefined), [collector, exists, id])
}
