import type { Console } from '@console-widgets/core'

/** An upload that a page began and did not end. */
export interface UnfinishedUpload {
  fileName: string
  size: number
  loaded: number
  /** Set when all bytes are there, and only the platform has not been told what they are. */
  objectId?: string
}

/** Where it is remembered over page loads, for one app of one team. */
export interface UnfinishedUploadPlace {
  find(): UnfinishedUpload | undefined
  keep(upload: UnfinishedUpload): void
  forget(): void
}

/** Milliseconds between two notes of how far it is. */
const noteEvery = 1000

/** The parts themselves are the file service's to remember; this is for telling a person that they are there. */
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
