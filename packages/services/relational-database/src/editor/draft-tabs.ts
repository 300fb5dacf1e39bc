import { atom, type ReadableAtom } from 'nanostores'
import type { Console } from '@console-widgets/core'

/** One query that is being written. */
export interface SqlDraft {
  draftId: string
  /** Title of its tab. Default: its number. */
  title: string | undefined
  number: number
  sql: string
  /** The saved query that it comes from, and its text at that time. */
  saved?: { queryId: string; sql: string }
}

export interface DraftTabsState {
  drafts: readonly SqlDraft[]
  active: string
}

/** Drafts of one database. They are saved in the browser at every key press, and restored with the page. */
export interface DraftTabs extends ReadableAtom<DraftTabsState> {
  /** Restores the drafts of an earlier page, once the user is known. */
  takeUp(): Promise<void>
  open(draft?: Partial<Pick<SqlDraft, 'title' | 'sql' | 'saved'>>): string
  change(draftId: string, change: Partial<Pick<SqlDraft, 'title' | 'sql' | 'saved'>>): void
  activate(draftId: string): void
  /** Closes a draft; the returned function reopens it. */
  close(draftId: string): () => void
}

/** Stored state of all drafts, in addition to each draft's own entry. */
interface DraftIndex {
  ids: string[]
  active: string
}

/**
 * Creates the drafts of a database. Each has its own entry in the browser's storage, so that two windows with the same
 * database don't overwrite each other: a window writes only what it changes, and removes or adds only its own drafts.
 */
export function createDraftTabs(console: Console, databaseName: string): DraftTabs {
  const { localStorage } = console.ports
  const scope = () => JSON.stringify([console.session.$state.get().info?.teamId ?? '', databaseName])
  const indexKey = () => `cw-sql-drafts:${scope()}`
  const draftKey = (draftId: string) => `cw-sql-draft:${scope()}:${draftId}`
  const first = makeDraft(1)
  const $state = atom<DraftTabsState>({ drafts: [first], active: first.draftId })
  let takenUp = false

  const readIndex = (): DraftIndex => {
    const found = readJson<DraftIndex>(localStorage.getItem(indexKey()))
    return found && Array.isArray(found.ids) ? found : { ids: [], active: '' }
  }
  const writeIndex = (change: (ids: string[]) => string[]) =>
    localStorage.setItem(
      indexKey(),
      JSON.stringify({ ids: change(readIndex().ids), active: $state.get().active } satisfies DraftIndex),
    )
  const keep = (draft: SqlDraft) => {
    localStorage.setItem(draftKey(draft.draftId), JSON.stringify(draft))
    writeIndex((ids) => (ids.includes(draft.draftId) ? ids : [...ids, draft.draftId]))
  }
  const set = (change: Partial<DraftTabsState>) => $state.set({ ...$state.get(), ...change })

  const open: DraftTabs['open'] = (given = {}) => {
    const { drafts } = $state.get()
    // Reuse an empty draft rather than leave it behind.
    const [only] = drafts
    const replaced = drafts.length === 1 && only && only.sql === '' && given.sql !== undefined
    const number = replaced ? only.number : Math.max(0, ...drafts.map((draft) => draft.number)) + 1
    const draft = { ...makeDraft(number), ...given }
    set({ drafts: replaced ? [draft] : [...drafts, draft], active: draft.draftId })
    if (replaced) forget(only.draftId)
    keep(draft)
    return draft.draftId
  }
  const forget = (draftId: string) => {
    localStorage.removeItem(draftKey(draftId))
    writeIndex((ids) => ids.filter((id) => id !== draftId))
  }

  return Object.assign($state, {
    async takeUp() {
      if (takenUp) return
      takenUp = true
      // Drafts belong to a team. If sign-in fails, the page's own reads report it.
      await console.session.ensure().catch(() => undefined)
      const { ids, active } = readIndex()
      const drafts = ids.flatMap((draftId) => {
        const found = readJson<SqlDraft>(localStorage.getItem(draftKey(draftId)))
        return found && typeof found.sql === 'string' ? [found] : []
      })
      const typed = $state.get().drafts.filter(({ sql }) => sql !== '')
      const [one] = drafts
      if (one)
        $state.set({
          drafts: [...drafts, ...typed],
          active: typed[0]?.draftId ?? (drafts.some(({ draftId }) => draftId === active) ? active : one.draftId),
        })
    },
    open,
    change(draftId: string, change: Partial<SqlDraft>) {
      const drafts = $state.get().drafts.map((draft) => (draft.draftId === draftId ? { ...draft, ...change } : draft))
      set({ drafts })
      const changed = drafts.find((draft) => draft.draftId === draftId)
      if (changed) keep(changed)
    },
    activate(draftId: string) {
      set({ active: draftId })
      writeIndex((ids) => ids)
    },
    close(draftId: string) {
      const { drafts, active } = $state.get()
      const at = drafts.findIndex((draft) => draft.draftId === draftId)
      const closed = drafts[at]
      if (!closed) return () => {}
      const left = drafts.filter((draft) => draft !== closed)
      forget(draftId)
      if (left.length === 0) {
        const fresh = makeDraft(1)
        $state.set({ drafts: [fresh], active: fresh.draftId })
      } else {
        set({
          drafts: left,
          active: active === draftId ? (left[Math.min(at, left.length - 1)] as SqlDraft).draftId : active,
        })
      }
      return () => {
        const now = $state.get().drafts.filter(({ sql, saved }) => sql !== '' || saved)
        $state.set({ drafts: now.toSpliced(at, 0, closed), active: draftId })
        keep(closed)
      }
    },
  })
}

function makeDraft(number: number): SqlDraft {
  return { draftId: crypto.randomUUID(), title: undefined, number, sql: '' }
}

function readJson<Value>(text: string | null): Value | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Value | null) ?? undefined
  } catch {
    return undefined
  }
}
