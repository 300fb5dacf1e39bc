import { useState } from 'react'
import type { DeclarationState } from '../data.ts'
import { type DataType, type DataUse, newDataUse, prefillDataUse } from '../model.ts'

/** A declaration while it is written. */
export interface DataUseDraft {
  entries: DataUse[]
  /** Whether the user has changed something since it was confirmed. */
  isChanged: boolean
  change(data: DataType, values: Partial<DataUse>): void
  add(data: DataType): void
  remove(data: DataType): void
  /** Takes over entries of another declaration. */
  load(entries: readonly DataUse[]): void
  /** Returns to what was confirmed. */
  discard(): void
}

/** The declaration of an app while it is written: what was confirmed last, with what the packages take since. */
export function useDataUse({ sources, declaration }: DeclarationState): DataUseDraft {
  const [written, setWritten] = useState<DataUse[]>()
  const entries = prefillDataUse(sources, written ?? declaration?.entries ?? [])
  return {
    entries,
    isChanged: written !== undefined,
    change: (data, values) =>
      setWritten(entries.map((entry) => (entry.data === data ? { ...entry, ...values } : entry))),
    add: (data) => setWritten([...entries, newDataUse(data)]),
    remove: (data) => setWritten(entries.filter((entry) => entry.data !== data)),
    load: (loaded) =>
      setWritten([...entries.filter(({ data }) => !loaded.some((entry) => entry.data === data)), ...loaded]),
    discard: () => setWritten(undefined),
  }
}
