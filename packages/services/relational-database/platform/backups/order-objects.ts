import { rankOfRefresh } from './structure-questions.ts'

/** An object of a database, as the questions about its structure return it. */
export interface FoundObject {
  /** Catalog and number. */
  key: string
  /** Place among objects that don't depend on each other. */
  rank: number
  /** Statements that create it. */
  sql: (string | null)[]
  /** Other objects that these statements create with it. */
  aliases?: string[] | null
  /** Objects that it needs, besides those that PostgreSQL knows of. */
  needs?: string[] | null
  policy?: { start: string; roles: string[]; end: string }
}

/**
 * Orders objects so that each comes after those that it depends on, whatever their rank. Members of an extension stand
 * for the extension.
 */
export function orderObjects(
  found: readonly FoundObject[],
  dependencies: readonly (readonly [object: string, on: string, type: string])[],
): FoundObject[] {
  const owners = new Map<string, FoundObject>()
  for (const object of found) for (const key of [object.key, ...(object.aliases ?? [])]) owners.set(key, object)
  const needs = new Map<FoundObject, Set<FoundObject>>()
  const need = (object: FoundObject | undefined, on: FoundObject | undefined) => {
    if (!object || !on || object === on) return
    const all = needs.get(object) ?? new Set()
    all.add(on)
    needs.set(object, all)
  }
  for (const [member, extension, type] of dependencies) {
    const owner = type === 'e' ? owners.get(extension) : undefined
    if (owner) owners.set(member, owner)
  }
  for (const [object, on] of dependencies) need(owners.get(object), owners.get(on))
  for (const object of found) for (const key of object.needs ?? []) need(object, owners.get(key))
  refreshInOrder(found, needs)

  const ordered: FoundObject[] = []
  const visited = new Set<FoundObject>()
  const visit = (object: FoundObject) => {
    if (visited.has(object)) return
    visited.add(object)
    for (const on of byRank([...(needs.get(object) ?? [])])) visit(on)
    ordered.push(object)
  }
  for (const object of byRank(found)) visit(object)
  return ordered
}

const numberOf = ({ key }: FoundObject) => Number(/\/(\d+)/.exec(key)?.[1])

function byRank(objects: readonly FoundObject[]): FoundObject[] {
  return objects.toSorted((one, other) => one.rank - other.rank || numberOf(one) - numberOf(other))
}

/** A materialized view is refreshed after those that it reads, even if it reads them through other views. */
function refreshInOrder(found: readonly FoundObject[], needs: Map<FoundObject, Set<FoundObject>>): void {
  const refreshes = found.filter(({ rank }) => rank === rankOfRefresh)
  const viewOf = (refresh: FoundObject) => [...(needs.get(refresh) ?? [])][0] as FoundObject
  const refreshOf = new Map(refreshes.map((refresh) => [viewOf(refresh), refresh]))
  for (const refresh of refreshes) {
    const reached = new Set<FoundObject>()
    const reach = (object: FoundObject) => {
      for (const on of needs.get(object) ?? [])
        if (!reached.has(on)) {
          reached.add(on)
          reach(on)
        }
    }
    reach(viewOf(refresh))
    for (const on of reached) {
      const earlier = refreshOf.get(on)
      if (earlier) needs.get(refresh)?.add(earlier)
    }
  }
}
