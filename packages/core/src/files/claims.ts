import { withLock } from '../locks.ts'

/** Grants a name to one upload at a time, across this page and other tabs. */
export interface Claims {
  /** Runs with the name claimed, or without it if another upload has it. */
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
