/** A log entry: name and payload. */
export type Heard<Things> = {
  [Name in keyof Things & string]: { readonly name: Name; readonly detail: Things[Name] }
}[keyof Things & string]

export interface WaitOptions<Detail> {
  /** Which entry of that name to wait for. Default: the first. */
  where?: (detail: Detail) => boolean
  /** Default: 10,000. */
  milliseconds?: number
}

/** Entries in the order they arrived. */
export interface Log<Things> {
  readonly all: readonly Heard<Things>[]
  /** Payloads of the entries of one name. */
  of<Name extends keyof Things & string>(name: Name): Things[Name][]
  /**
   * First entry of a name since the log was cleared, even if it has already arrived.
   * @throws Error that lists the recorded entries if none arrives in time
   */
  waitFor<Name extends keyof Things & string>(name: Name, options?: WaitOptions<Things[Name]>): Promise<Things[Name]>
  /** Removes all entries. */
  clear(): void
}

/** A log with write access. */
export interface WrittenLog<Things> extends Log<Things> {
  write(name: string, detail: unknown): void
}

/** @param what kind of entry in error messages, such as `message` */
export function createLog<Things>(what: string): WrittenLog<Things> {
  const all: Heard<Things>[] = []
  const listeners = new Set<() => void>()
  return {
    all,
    of: (name) => all.filter((heard) => heard.name === name).map(({ detail }) => detail as Things[typeof name]),
    waitFor<Name extends keyof Things & string>(
      name: Name,
      { where = () => true, milliseconds = 10_000 }: WaitOptions<Things[Name]> = {},
    ) {
      return new Promise<Things[Name]>((resolve, reject) => {
        const look = () => {
          const found = all.find((heard) => heard.name === name && where(heard.detail as Things[Name]))
          if (!found) return
          settle()
          resolve(found.detail as Things[Name])
        }
        const timer = setTimeout(() => {
          settle()
          reject(new Error(`No ${what} '${name}' came within ${milliseconds} ms. ${heardInstead(all)}`))
        }, milliseconds)
        const settle = () => {
          clearTimeout(timer)
          listeners.delete(look)
        }
        listeners.add(look)
        look()
      })
    },
    clear: () => void all.splice(0),
    write(name, detail) {
      all.push({ name, detail } as Heard<Things>)
      for (const listener of [...listeners]) listener()
    },
  }
}

function heardInstead(all: readonly { name: string; detail: unknown }[]): string {
  if (all.length === 0) return 'Nothing was heard.'
  return `What was heard: ${all.map(({ name, detail }) => `${name} ${JSON.stringify(detail) ?? ''}`.trimEnd()).join(', ')}`
}
