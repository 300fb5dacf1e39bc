import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { AnswerOf, AnyCall, InputOf, ListFields } from '@console-widgets/contract'
import { type Console, type ConsoleError, largestPageSize } from '@console-widgets/core'
import { isTouched, readCacheKey, teamStore, viewStore } from './cache-key.ts'
import { undoTime } from './mutation.ts'
import type { Queries } from './query.ts'
import { onReconnect } from './reconnect.ts'
import { createRetries } from './retries.ts'
import { leavesData, startSession } from './start-session.ts'
import { readListState, writeFilter, writeListState, type ListState } from './list-state.ts'
import { readPlace, writePlace, type Place } from './place.ts'

/** Output of every list call. */
export interface Page<Item> {
  items: Item[]
  total: number
}

/** A list call: a window of records by filter and order. */
export type ItemOf<C> = AnswerOf<C> extends Page<infer Item> ? Item : never

/** Current data of a list. */
export interface ListData<Item> {
  items: readonly Item[]
  total: number | undefined
  error: ConsoleError | undefined
  loading: boolean
  /** Whether more records can be loaded. */
  more: boolean
}

/** A list on screen: the user's choices, the records, and the selection. */
export interface List<Item> {
  readonly id: string
  /** Fields that it can be filtered and sorted by. */
  readonly fields: ListFields
  readonly $state: ReadableAtom<ListState>
  readonly $data: ReadableAtom<ListData<Item>>
  readonly $selected: ReadableAtom<ReadonlySet<string>>
  keyOf(item: Item): string
  setState(change: Partial<ListState>): void
  loadMore(): void
  reload(): void
  select(keys: Iterable<string>): void
  /** The filters and order as list calls take them, for an export or a bulk action across all pages. */
  input(): { sort?: string; filter?: string[] }
  /** Reads a page of the records that match the filters, without showing them: see `readPages`. */
  readPage(from: number): Promise<Page<Item>>
  /**
   * Hides records until the returned function is called or they are gone, for a change that is shown before it is made.
   */
  leaveOut(keys: Iterable<string>): () => void
}

export interface ListOptions<C extends AnyCall> {
  /** Name of the list, for its saved views and columns. */
  id: string
  /** Field that identifies an item. */
  key: keyof ItemOf<C> & string
  /** Fields declared for it in the area's `model.ts`. Its columns are filtered and sorted by them. */
  fields?: ListFields
  /** The rest of the input, such as the app whose versions are listed. */
  input?: Omit<InputOf<C>, 'fromRecCount' | 'maxReqCount' | 'sort' | 'filter'>
  place: Place
  /** Milliseconds after which to read again while the list is on screen, depending on its data. */
  every?: (items: readonly ItemOf<C>[]) => number | undefined
}

/** Records per request. */
const windowSize = 50

/** Creates an endless list over a list call. Filters and order are stored in the address of the place. */
export function createList<C extends AnyCall>(
  console: Console,
  queries: Queries,
  call: C,
  options: ListOptions<C>,
): List<ItemOf<C>> {
  type Item = ItemOf<C>
  const { place } = options
  const keyOf = (item: Item) => String((item as Record<string, unknown>)[options.key])
  const $state = computed(place.$route, (route) => readListState(readPlace(route).parameters))
  const $known = atom<ListData<Item>>({ items: [], total: undefined, error: undefined, loading: true, more: false })
  /** Keys of hidden records, and when they were hidden. */
  const $leftOut = atom<ReadonlyMap<string, number>>(new Map())
  const $data = computed([$known, $leftOut], (data, leftOut) => {
    if (leftOut.size === 0) return data
    const items = data.items.filter((item) => !leftOut.has(keyOf(item)))
    return {
      ...data,
      items,
      total: data.total === undefined ? undefined : data.total - (data.items.length - items.length),
    }
  })
  const $selected = atom<ReadonlySet<string>>(new Set())
  let controller: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const input = () => {
    const { sort, filters } = $state.get()
    return { ...(sort ? { sort } : {}), ...(filters.length > 0 ? { filter: filters.map(writeFilter) } : {}) }
  }

  const shared = queries.shared(call)
  const windowOf = (from: number, size = windowSize) =>
    ({ ...options.input, ...input(), fromRecCount: from + 1, maxReqCount: size }) as InputOf<C>
  /** Makes the next reader of such a list send a request. If the list is polling, it joins concurrent readers. */
  const forget = (which?: 'settled') => shared.forget((key) => readCacheKey(key).callId === call.id, which)

  const fail = (error: ConsoleError) =>
    $known.set({
      ...$known.get(),
      ...(leavesData(error) ? {} : { items: [], total: undefined, more: false }),
      loading: false,
      error,
    })

  /** Reads windows from one record up to the number already loaded, so that a refresh does not jump. */
  const read = async (from: number, upTo: number) => {
    controller?.abort()
    clearTimeout(timer)
    if (!retries.running) retries.settle()
    const mine = new AbortController()
    controller = mine
    const kept = $known.get().items.slice(0, from)
    if (!retries.running) $known.set({ ...$known.get(), loading: true, error: undefined })
    try {
      let items: readonly Item[] = kept
      let total = 0
      do {
        const page: Page<Item> = await shared.read(call, windowOf(items.length), mine.signal)
        items = [...items, ...page.items]
        total = page.total
        if (page.items.length === 0) break
      } while (items.length < Math.min(upTo, total))
      if (mine.signal.aborted) return
      retries.settle()
      $known.set({ items, total, error: undefined, loading: false, more: items.length < total })
      dropVanished(items)
      settleLeftOut(items)
    } catch (error) {
      if (mine.signal.aborted) return
      fail(error as ConsoleError)
    }
    // Also after a failure, so that a list on screen recovers by itself.
    const { items, error } = $known.get()
    const wait = options.every?.(items)
    if (wait !== undefined) timer = setTimeout(readAgain, wait, 'settled')
    else if (error) retries.fail(error)
  }

  const dropVanished = (items: readonly Item[]) => {
    const there = new Set(items.map(keyOf))
    const selected = [...$selected.get()].filter((key) => there.has(key))
    if (selected.length !== $selected.get().size) $selected.set(new Set(selected))
  }
  /**
   * Records that are gone need no hiding. Those still there after their time to undo were not deleted, and are shown
   * again.
   */
  const settleLeftOut = (items: readonly Item[]) => {
    const there = new Set(items.map(keyOf))
    const waits = [...$leftOut.get()].filter(([key, since]) => there.has(key) && console.ports.now() - since < undoTime)
    if (waits.length !== $leftOut.get().size) $leftOut.set(new Map(waits))
  }
  const leaveOut = (keys: Iterable<string>) => {
    const now = console.ports.now()
    const mine = [...keys]
    $leftOut.set(new Map([...$leftOut.get(), ...mine.map((key) => [key, now] as const)]))
    list.select([...$selected.get()].filter((key) => !mine.includes(key)))
    return () => $leftOut.set(new Map([...$leftOut.get()].filter(([key]) => !mine.includes(key))))
  }
  const reload = () => void read(0, Math.max($known.get().items.length, windowSize))
  const readAgain = (which?: 'settled') => {
    retries.settle()
    forget(which)
    reload()
  }
  const retries = createRetries(reload)
  const restart = () => {
    retries.settle()
    $selected.set(new Set())
    $known.set({ ...$known.get(), items: [], total: undefined })
    void read(0, windowSize)
  }

  onMount($known, () => {
    const session = startSession(console, call, fail)
    const scope = computed([$state, teamStore(console, call), viewStore(console)], (state, teamId, view) =>
      teamId === undefined ? undefined : JSON.stringify([state, teamId, view]),
    )
    let seen: string | undefined
    const stopScope = scope.subscribe((next) => {
      if (next !== undefined && next !== seen) restart()
      seen = next
    })
    const stopInvalidate = queries.onInvalidate((touches) => {
      if (isTouched(call, touches)) reload()
    })
    const stopReconnect = onReconnect(() => {
      if (seen !== undefined) readAgain()
    })
    return () => {
      session.stop()
      stopReconnect()
      stopScope()
      stopInvalidate()
      controller?.abort()
      clearTimeout(timer)
      retries.settle()
    }
  })

  const list: List<Item> = {
    id: options.id,
    fields: options.fields ?? {},
    $state,
    $data,
    $selected,
    keyOf,
    setState(change) {
      const { path, parameters } = readPlace(place.$route.get())
      place.go(writePlace(path, writeListState(parameters, { ...$state.get(), ...change })), { replace: true })
    },
    loadMore() {
      const { items, more, loading } = $known.get()
      if (more && !loading) void read(items.length, items.length + windowSize)
    },
    reload: () => readAgain(),
    select: (keys) => $selected.set(new Set(keys)),
    input,
    readPage: (from) =>
      console.invoke(call, windowOf(from, largestPageSize), {
        teamId: console.session.$state.get().info?.teamId,
      }) as never,
    leaveOut,
  }
  return list
}
