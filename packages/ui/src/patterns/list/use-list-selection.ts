import type { List } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'

/** Selection of a list, and functions that change it. */
export interface ListSelection<Item> {
  keys: ReadonlySet<string>
  /** All records that match the filters, including those not loaded yet. */
  all: boolean
  count: number
  isSelected(item: Item): boolean
  /** Toggles a record; with `range`, all records from the last toggled one to it. */
  toggle(index: number, range?: boolean): void
  /** Adds all records between two indexes, both included, to the selection. */
  add(from: number, to: number): void
  /** Selects all loaded records, or none. */
  setLoaded(selected: boolean): void
  setAll(): void
  clear(): void
}

/** Tracks the selection of a list. */
export function useListSelection<Item>(list: List<Item>): ListSelection<Item> {
  const keys = useStore(list.$selected)
  const { items, total } = useStore(list.$data)
  const state = useStore(list.$state)
  // Selecting all refers to the current filters.
  const [allOf, setAllOf] = useState<unknown>()
  const all = allOf === state
  const last = useRef<number>(undefined)

  const select = (next: Iterable<string>) => {
    setAllOf(undefined)
    list.select(next)
  }
  return {
    keys,
    all,
    count: all ? (total ?? keys.size) : keys.size,
    isSelected: (item) => all || keys.has(list.keyOf(item)),
    toggle(index, range) {
      const item = items[index]
      if (!item) return
      const next = new Set(all ? items.map(list.keyOf) : keys)
      const key = list.keyOf(item)
      const selected = !next.has(key)
      const from = range && last.current !== undefined ? last.current : index
      for (const each of items.slice(Math.min(from, index), Math.max(from, index) + 1)) {
        if (selected) next.add(list.keyOf(each))
        else next.delete(list.keyOf(each))
      }
      last.current = index
      select(next)
    },
    add: (from, to) => select([...keys, ...items.slice(Math.min(from, to), Math.max(from, to) + 1).map(list.keyOf)]),
    setLoaded: (selected) => select(selected ? items.map(list.keyOf) : []),
    setAll() {
      list.select(items.map(list.keyOf))
      setAllOf(state)
    },
    clear: () => select([]),
  }
}
