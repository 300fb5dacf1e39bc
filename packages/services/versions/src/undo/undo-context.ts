import { createContext } from 'react'
import type { TextColumn } from '../model.ts'
import type { ListingStep } from './listing-step.ts'

/** A text that was restored in its field, and isn't saved yet. */
export interface FieldStep {
  lang: string
  column: TextColumn
  /** Brings the text back that the field had before. */
  undo: () => void
}

/** A step of the listing's editor, newest last. */
export type Step = { listing: ListingStep } | { field: FieldStep }

/** Records what is changed in the listing's editor, so that it can be undone. */
export interface UndoRecorder {
  record: (step: ListingStep | undefined) => void
  /** Records a restored field. @returns forgets it, when the field has another text or is gone */
  recordField: (step: FieldStep) => () => void
}

/** Without an editor around, nothing is recorded. */
export const RecorderContext = createContext<UndoRecorder>({ record: () => {}, recordField: () => () => {} })

/** What can be undone and redone. */
export interface UndoState {
  done: readonly Step[]
  undone: readonly ListingStep[]
  /** Undoes the last step. Resolves to false if the listing has changed since, and the step is forgotten. */
  undo: () => Promise<boolean>
  redo: () => Promise<boolean>
}

export const UndoContext = createContext<UndoState | undefined>(undefined)
