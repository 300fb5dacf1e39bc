import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Console, ConsoleError } from '@console-widgets/core'
import { dataOf, type ItemOf } from '@console-widgets/data'
import { calls } from '../contract.ts'
import type { FileSort } from '../model.ts'

/** A file or folder as listed. */
export type FileEntry = ItemOf<(typeof calls)['cloud-storage.file.list']>

/** Listed folder, order, and search. */
export interface Listed {
  bucketId: string
  /** Folder key; empty for the top of the bucket. */
  prefix: string
  sort: FileSort
  /** Part of a name; the search includes subfolders. */
  search: string
}

export interface ListingState {
  /** Files and folders by position; those not loaded yet are missing. */
  items: ReadonlyMap<number, FileEntry>
  total: number | undefined
  error: ConsoleError | undefined
  loading: boolean
}

/** Contents of a folder, loaded on demand: a folder of 100,000 files opens as fast as one of ten. */
export interface FolderListing {
  readonly $state: ReadableAtom<ListingState>
  /** Switches to another folder, order, or search. */
  list(listed: Listed): void
  /** Loads the visible positions, unless they are loaded. */
  look(from: number, to: number): void
  reload(): void
  /** Loads everything. */
  readAll(options?: { signal?: AbortSignal }): Promise<FileEntry[]>
}

/** Number of entries per request while scrolling, and while loading everything. */
const windowSize = 200
const largestWindow = 1000

export function createFolderListing(console: Console): FolderListing {
  const nothing: ListingState = { items: new Map(), total: undefined, error: undefined, loading: true }
  const $state = atom<ListingState>(nothing)
  let listed: Listed | undefined
  let sight: [number, number] = [0, windowSize]
  let reading = new Map<number, AbortController>()
  /** Windows loaded since the last known change of the folder. */
  let fresh = new Set<number>()

  const inputOf = ({ bucketId, prefix, sort, search }: Listed) => ({
    bucketId,
    prefix,
    sort,
    ...(search ? { search } : {}),
  })

  const readWindow = async (at: number) => {
    if (!listed || reading.has(at) || fresh.has(at)) return
    const mine = new AbortController()
    const asked = listed
    reading.set(at, mine)
    try {
      const page = await console.invoke(
        calls['cloud-storage.file.list'],
        { ...inputOf(asked), fromRecCount: at * windowSize + 1, maxReqCount: windowSize },
        { signal: mine.signal },
      )
      if (mine.signal.aborted) return
      fresh.add(at)
      const items = new Map($state.get().items)
      for (let index = 0; index < windowSize; index += 1) {
        const item = page.items[index]
        if (item) items.set(at * windowSize + index, item)
        else items.delete(at * windowSize + index)
      }
      for (const index of items.keys()) if (index >= page.total) items.delete(index)
      $state.set({ items, total: page.total, error: undefined, loading: false })
    } catch (error) {
      if (!mine.signal.aborted) $state.set({ ...$state.get(), error: error as ConsoleError, loading: false })
    } finally {
      if (reading.get(at) === mine) reading.delete(at)
    }
  }
  const readSight = () => {
    for (
      let at = Math.floor(sight[0] / windowSize);
      at <= Math.floor(Math.max(sight[0], sight[1] - 1) / windowSize);
      at += 1
    )
      void readWindow(at)
  }
  const forget = () => {
    for (const each of reading.values()) each.abort()
    reading = new Map()
    fresh = new Set()
  }
  const reload = () => {
    forget()
    $state.set({ ...$state.get(), loading: true, error: undefined })
    readSight()
  }

  onMount($state, () => {
    const stop = dataOf(console).onInvalidate((touches) => {
      if (touches === undefined || touches.some((key) => calls['cloud-storage.file.list'].touches.includes(key)))
        reload()
    })
    return () => {
      stop()
      forget()
    }
  })

  return {
    $state,
    list(next) {
      if (listed && JSON.stringify(listed) === JSON.stringify(next) && fresh.size > 0) return
      listed = next
      sight = [0, windowSize]
      forget()
      $state.set(nothing)
      readSight()
    },
    look(from, to) {
      sight = [from, to]
      const { total } = $state.get()
      if (total !== undefined && total > 0) readSight()
    },
    reload,
    async readAll({ signal } = {}) {
      const all: FileEntry[] = []
      if (!listed) return all
      const asked = listed
      let cursor: string | null = null
      do {
        const page: { items: FileEntry[]; cursor: string | null } = await console.invoke(
          calls['cloud-storage.file.list'],
          { ...inputOf(asked), maxReqCount: largestWindow, ...(cursor === null ? {} : { cursor }) },
          { signal },
        )
        all.push(...page.items)
        cursor = page.items.length === 0 ? null : page.cursor
      } while (cursor !== null)
      return all
    },
  }
}
