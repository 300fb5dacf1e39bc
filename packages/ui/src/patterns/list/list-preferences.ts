import type { Console } from '@console-widgets/core'
import type { ListState } from '@console-widgets/data'
import { atom, type ReadableAtom } from 'nanostores'

/** A user's settings of a list. */
export interface ListPreferences {
  /** Ids of columns whose visibility differs from the default. */
  shown: Readonly<Record<string, boolean>>
  /** Column ids in order; other columns follow in their default order. */
  order: readonly string[]
  /** Widths in pixels. */
  widths: Readonly<Record<string, number>>
  dense: boolean
}

/** A named set of filters, order, and columns. */
export interface SavedView extends Pick<ListState, 'filters' | 'sort'> {
  name: string
  preferences: ListPreferences
}

/** Stored settings of a list for a user. */
export interface ListSetup {
  readonly $preferences: ReadableAtom<ListPreferences>
  readonly $views: ReadableAtom<readonly SavedView[]>
  change(change: Partial<ListPreferences>): void
  saveView(view: SavedView): void
  deleteView(name: string): void
}

export const plainPreferences: ListPreferences = { shown: {}, order: [], widths: {}, dense: false }

const setups = new WeakMap<Console, Map<string, ListSetup>>()

/** Settings of a list, shared by all places that show it, and stored in this browser. */
export function listSetup(console: Console, listId: string): ListSetup {
  const ofConsole = setups.get(console) ?? new Map<string, ListSetup>()
  setups.set(console, ofConsole)
  const known = ofConsole.get(listId)
  if (known) return known
  const made = createListSetup(console, listId)
  ofConsole.set(listId, made)
  return made
}

function createListSetup({ ports }: Console, listId: string): ListSetup {
  const key = `cw-list-${listId}`
  const kept = readKept(ports.localStorage.getItem(key))
  const $preferences = atom<ListPreferences>({ ...plainPreferences, ...kept.preferences })
  const $views = atom<readonly SavedView[]>(kept.views ?? [])
  const keep = () =>
    ports.localStorage.setItem(key, JSON.stringify({ preferences: $preferences.get(), views: $views.get() }))
  return {
    $preferences,
    $views,
    change(change) {
      $preferences.set({ ...$preferences.get(), ...change })
      keep()
    },
    saveView(view) {
      $views.set([...$views.get().filter(({ name }) => name !== view.name), view])
      keep()
    },
    deleteView(name) {
      $views.set($views.get().filter((view) => view.name !== name))
      keep()
    },
  }
}

/** Parses stored settings; anything but our own JSON is ignored. */
function readKept(text: string | null): { preferences?: Partial<ListPreferences>; views?: SavedView[] } {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
