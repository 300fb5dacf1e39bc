import { exportedNames, moduleOf, resolveExport, type Declaration, type Export } from './module.ts'
import { packageOf } from './shipped-files.ts'
import { usesOf, type Use, type Uses } from './uses.ts'
import type { Node } from './syntax.ts'

/** The code reachable from a set of entries. */
export interface Reached {
  /** Whether a call is made. */
  makes(callId: string): boolean
}

/**
 * Follows the code from its entries, from declaration to declaration. For functions that create objects, such as a
 * service's stores, only the members that some code reads are followed.
 */
export function reachedFrom(files: readonly string[]): Reached {
  const walker = new Walker()
  for (const file of files) {
    walker.load(file)
    walker.use({ file, name: '*' })
  }
  walker.finish()
  return walker
}

class Walker implements Reached {
  readonly #loaded = new Set<string>()
  /** Ids in `calls['…']`, by package. */
  readonly #calls = new Map<string, Set<string>>()
  /** Texts by package. */
  readonly #texts = new Map<string, Set<string>>()
  readonly #done = new Set<string>()
  /** Names of members read in a package, of any object. */
  readonly #memberNames = new Map<string, Set<string>>()
  /** Objects whose members may be read anywhere. */
  readonly #open = new Map<string, Export>()
  /** Found, but not followed yet. */
  readonly #waiting: Use[] = []

  makes(callId: string): boolean {
    return [...this.#calls].some(
      ([folder, ids]) => ids.has(callId) || [...ids].some((id) => this.#fills(folder, id, callId)),
    )
  }

  load(file: string): void {
    if (this.#loaded.has(file)) return
    this.#loaded.add(file)
    const { loads, statements } = moduleOf(file)
    for (const statement of statements) this.#take(file, usesOf(moduleOf(file), statement))
    for (const other of loads) this.load(other)
  }

  use(use: Use): void {
    this.#waiting.push(use)
  }

  /** Follows everything pending, then the members of escaping objects, by name. */
  finish(): void {
    for (let before = -1; before !== this.#done.size;) {
      before = this.#done.size
      for (let use = this.#waiting.pop(); use; use = this.#waiting.pop()) this.#followUse(use)
      for (const found of this.#open.values()) {
        const declared = moduleOf(found.file).declarations.get(found.name) as Declaration
        for (const member of declared.members.keys())
          if (this.#memberNames.get(packageOf(found.file))?.has(member)) this.#useMember(found, declared, member)
      }
    }
  }

  #followUse({ file, name, members }: Use): void {
    if (name === '*') return exportedNames(file).forEach((each) => this.use({ file, name: each }))
    const found = moduleOf(file).declarations.has(name) ? { file, name } : resolveExport({ file, name })
    if (!found) return
    if (found.name === '*') return this.use(found)
    const declared = moduleOf(found.file).declarations.get(found.name)
    if (!declared) return
    this.load(found.file)
    this.#follow(found, '', () => this.#take(found.file, usesWithoutMembers(found, declared)))
    const exact = members?.every((member) => declared.members.has(member)) ? members : undefined
    if (exact === undefined) this.#open.set(`${found.file}#${found.name}`, found)
    for (const member of exact ?? []) this.#useMember(found, declared, member)
  }

  /** Whether an id with a gap matches a call once a text of the package fills the gap. */
  #fills(folder: string, id: string, callId: string): boolean {
    const [start = '', end, ...more] = id.split('*')
    if (end === undefined || more.length > 0 || !callId.startsWith(start) || !callId.endsWith(end)) return false
    return this.#texts.get(folder)?.has(callId.slice(start.length, callId.length - end.length)) === true
  }

  #useMember(found: Export, declared: Declaration, member: string): void {
    this.#follow(found, member, () => {
      for (const node of declared.members.get(member) ?? []) this.#take(found.file, usesOf(moduleOf(found.file), node))
    })
  }

  #follow({ file, name }: Export, member: string, take: () => void): void {
    const key = `${file}#${name}.${member}`
    if (this.#done.has(key)) return
    this.#done.add(key)
    take()
  }

  #take(file: string, { uses, calls, memberNames, texts }: Uses): void {
    const folder = packageOf(file)
    addAll(this.#calls, folder, calls)
    addAll(this.#texts, folder, texts)
    addAll(this.#memberNames, folder, memberNames)
    for (const use of uses) this.use(use)
  }
}

function usesWithoutMembers({ file }: Export, { node, members }: Declaration): Uses {
  return usesOf(moduleOf(file), node, new Set<Node>([...members.values()].flat()))
}

function addAll(sets: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const set = sets.get(key) ?? new Set()
  sets.set(key, set)
  for (const value of values) set.add(value)
}
