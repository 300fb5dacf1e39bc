import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'

/** One of the relational database as it is answered. */
export type Database = ItemOf<(typeof calls)['relational-database.database.list']>

/** The list of relational database, and what is done from it. */
export function relationalDatabaseData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    relationalDatabase: list(calls['relational-database.database.list'], { id: 'relational-database', keyOf: (database: Database) => database.name, place }),
    create: mutation(calls['relational-database.database.create']),
    remove: mutation(calls['relational-database.database.delete']),
  }
}
