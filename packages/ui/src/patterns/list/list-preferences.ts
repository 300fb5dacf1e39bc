import type { Console } from '@console-widgets/core'
import type { ListState } from '@console-widgets/data'
import { atom, type ReadableAtom } from 'nanostores'

/** How one person has set up a list. */
export interface ListPreferences {
  /** Column ids that are shown or hidden otherwise than the list says. */
  shown: Readonly<Record<string, boolean>>
  /** Column ids in order; those it does not name keep their place after them. */
  order: readonly string[]
  /** Widths in pixels. */
  widths: Readonly<Record<string, number>>
  dense: boolean
}

/** A named set of filters, order and columns. */
export interface SavedView extends Pick<ListState, 'filters' | 'sort'> {
  name: string
  preferences: ListPreferences
}

/** What is kept of a list for one person. */
export interface ListSetup {
  readonly $preferences: ReadableAtom<ListPreferences>
  readonly $views: ReadableAtom<readonly SavedView[]>
  change(change: Partial<ListPreferences>): void
  saveView(view: SavedView): void
  deleteView(name: string): void
}

export const plainPreferences: ListPreferences = { shown: {}, order: [], widths: {}, dense: false }

const setups = new WeakMap<Console, Map<string, ListSetup>>()

/** The setup of a list, one for all places that show it. It is kept in this browser. */
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

/** What was kept; anything else than our own JSON is nothing. */
function readKept(text: string | null): { preferences?: Partial<ListPreferences>; views?: SavedView[] } {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
