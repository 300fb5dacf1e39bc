import { useStore } from '@console-widgets/ui'
import { useMemo, useState } from 'react'
import type { FileEntry } from '../../data.ts'
import type { Browser } from './use-browser.ts'

const nothing: ReadonlyMap<string, FileEntry> = new Map()

/** Selection in a folder. It is cleared when another folder is shown. */
export function useSelection({ data, prefix, search }: Pick<Browser, 'data' | 'prefix' | 'search'>) {
  const { listing } = data
  const { items, total } = useStore(listing.$state)
  const scope = `${prefix}\n${search}`
  const [kept, setKept] = useState<{ scope: string; chosen: ReadonlyMap<string, FileEntry> }>({
    scope,
    chosen: nothing,
  })
  const [anchor, setAnchor] = useState(0)
  const [reading, setReading] = useState(false)
  const chosen = kept.scope === scope ? kept.chosen : nothing

  return useMemo(() => {
    const setChosen = (next: ReadonlyMap<string, FileEntry>) => setKept({ scope, chosen: next })
    const toggle = (index: number, entry: FileEntry) => {
      const next = new Map(chosen)
      if (!next.delete(entry.key)) next.set(entry.key, entry)
      setChosen(next)
      setAnchor(index)
    }
    /** Loads missing entries, so that a range or the whole folder is complete. */
    const whole = async () => {
      if (total !== undefined && items.size >= total)
        return [...items].toSorted(([one], [other]) => one - other).map(([, entry]) => entry)
      setReading(true)
      try {
        return await listing.readAll()
      } finally {
        setReading(false)
      }
    }
    const selectRange = async (from: number, to: number) => {
      const [first, last] = from < to ? [from, to] : [to, from]
      const known = Array.from({ length: last - first + 1 }, (_, offset) => items.get(first + offset))
      const range = known.includes(undefined) ? (await whole()).slice(first, last + 1) : (known as FileEntry[])
      setChosen(new Map(range.map((entry) => [entry.key, entry])))
    }
    return {
      chosen,
      count: chosen.size,
      all: total !== undefined && total > 0 && chosen.size >= total,
      reading,
      has: (key: string) => chosen.has(key),
      toggle,
      only: (index: number, entry: FileEntry) => {
        setChosen(new Map([[entry.key, entry]]))
        setAnchor(index)
      },
      /** Extends the selection from its start. */
      extend: (to: number) => selectRange(anchor, to),
      selectAll: async () => setChosen(new Map((await whole()).map((entry) => [entry.key, entry]))),
      clear: () => setChosen(new Map()),
    }
  }, [scope, chosen, anchor, reading, items, total, listing])
}

export type Selection = ReturnType<typeof useSelection>
