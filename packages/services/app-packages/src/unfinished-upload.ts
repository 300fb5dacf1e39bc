import type { Console } from '@console-widgets/core'

/** An upload that a page started but didn't finish. */
export interface UnfinishedUpload {
  fileName: string
  size: number
  loaded: number
  /** Set once all bytes are sent and only the registration is missing. */
  objectId?: string
}

/** Storage key across page loads, for one app of one team. */
export interface UnfinishedUploadPlace {
  find(): UnfinishedUpload | undefined
  keep(upload: UnfinishedUpload): void
  forget(): void
}

/** Milliseconds between two saves of the progress. */
const noteEvery = 1000

/** Remembers an unfinished upload, to tell the user about it. The file service remembers the parts themselves. */
export function unfinishedUploadPlace(console: Console, appId: string): UnfinishedUploadPlace {
  const { localStorage, now } = console.ports
  const key = () => `cw-package-upload:${JSON.stringify([console.session.$state.get().info?.teamId ?? '', appId])}`
  let lastNote = Number.NEGATIVE_INFINITY
  return {
    find() {
      try {
        const found = JSON.parse(localStorage.getItem(key()) ?? 'null') as UnfinishedUpload | null
        return found && typeof found.fileName === 'string' && found.size > 0 ? found : undefined
      } catch {
        return undefined
      }
    },
    keep(upload) {
      if (!upload.objectId && now() - lastNote < noteEvery) return
      lastNote = now()
      localStorage.setItem(key(), JSON.stringify(upload))
    },
    forget: () => localStorage.removeItem(key()),
  }
}
