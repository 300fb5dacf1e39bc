import type { Database } from '@console-widgets/platform/database/connection'
import { writesByTable } from '@console-widgets/platform/database/kept-rows'
import { checksums } from './rows.ts'

/** Changes of tables since the last check. */
export interface Look {
  /** Tables that a statement has written to, whether or not it matched a row. */
  written: string[]
  /** Those of them whose rows differ from the start of the watch. */
  changed: string[]
}

/** Detects changes of rows. It only reads tables that were written to, however many there are. */
export interface RowWatch {
  look(): Promise<Look>
}

/** Starts watching all rows, or those of one team. */
export async function watchRows(database: Database, teamId?: string): Promise<RowWatch> {
  let seen = await writesByTable(database)
  const before = await sumsOf(database, teamId, seen)
  return {
    async look() {
      const writes = await writesByTable(database)
      const written = [...writes].filter(([table, count]) => count !== seen.get(table)).map(([table]) => table)
      seen = writes
      const sums =
        written.length > 0
          ? await checksums(database, { teamId, isWanted: (table) => written.includes(table) })
          : new Map<string, string>()
      return { written, changed: [...sums].filter(([table, sum]) => sum !== before.get(table)).map(([table]) => table) }
    },
  }
}

/** Checksums of the tables in the prepared database, by team: the same at the start of every stage. */
const prepared = new Map<string | undefined, Map<string, string>>()

/** Checksums of all tables; those not written to on this stage are computed once per process. */
async function sumsOf(
  database: Database,
  teamId: string | undefined,
  writes: ReadonlyMap<string, number>,
): Promise<Map<string, string>> {
  const known = prepared.get(teamId) ?? new Map<string, string>()
  prepared.set(teamId, known)
  const sums = await checksums(database, { teamId, isWanted: (table) => writes.has(table) || !known.has(table) })
  for (const [table, sum] of sums) if (!writes.has(table)) known.set(table, sum)
  return new Map([...known, ...sums])
}
