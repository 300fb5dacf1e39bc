import { withLock } from '../locks.ts'

/** Lets one upload at a time, of all on this page and in other tabs, have a name for itself. */
export interface Claims {
  /** Runs with the name held, or without it when another holds it. */
  hold<Result>(name: string, run: (held: boolean) => Promise<Result>): Promise<Result>
}

export function createClaims(): Claims {
  const here = new Set<string>()
  return {
    async hold(name, run) {
      if (here.has(name)) return run(false)
      here.add(name)
      try {
        return await withLock(name, run, { ifAvailable: true })
      } finally {
        here.delete(name)
      }
    },
  }
}
