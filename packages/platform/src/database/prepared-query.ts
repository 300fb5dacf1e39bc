import type { Selecting } from './connection.ts'

/**
 * Builds a query once per database and reuses it: for queries that every request runs.
 * @param prepare builds it, with `sql.placeholder` for values
 */
export function preparedQuery<Query extends object>(prepare: (db: Selecting) => Query): (db: Selecting) => Query {
  const prepared = new WeakMap<Selecting, Query>()
  return (db) => {
    const query = prepared.get(db) ?? prepare(db)
    prepared.set(db, query)
    return query
  }
}
