import type { Selecting } from './connection.ts'

/**
 * A query that is put together once for each database, and then only filled in: for what every request asks.
 * @param prepare puts it together, with `sql.placeholder` where values come
 */
export function preparedQuery<Query extends object>(prepare: (db: Selecting) => Query): (db: Selecting) => Query {
  const prepared = new WeakMap<Selecting, Query>()
  return (db) => {
    const query = prepared.get(db) ?? prepare(db)
    prepared.set(db, query)
    return query
  }
}
