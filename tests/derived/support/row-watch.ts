import type { Database } from '@console-widgets/platform/database/connection'
import { writesByTable } from '@console-widgets/platform/database/kept-rows'
import { checksums } from './rows.ts'

/** What has happened to tables since the last look. */
export interface Look {
  /** Tables that a statement has written to, whether or not it found a row. */
  written: string[]
  /** Those of them whose rows are others than when the watch began. */
  changed: string[]
}

/** Tells what becomes of the rows. It looks only at tables that were written to, however many there are. */
export interface RowWatch {
  look(): Promise<Look>
}

/** Watches all rows, or those of one team, from now on. */
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

/** Sums of the tables as the run has prepared them, by team: the same at the beginning of every stage. */
const prepared = new Map<string | undefined, Map<string, string>>()

/** The sums of all tables; those that nothing has been written to on this stage are added up once for a process. */
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
