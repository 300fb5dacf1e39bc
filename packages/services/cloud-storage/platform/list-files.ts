import { and, eq, sql, type SQL } from 'drizzle-orm'
import { defaultPageSize } from '@console-widgets/core/model'
import type { FileSort } from '@console-widgets/cloud-storage/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { likePattern } from '@console-widgets/platform/database/list-rows'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { describeEntry, type FileRow } from './file-rows.ts'
import { storageFiles } from './tables.ts'
import { fromBase64Url, toBase64Url } from '@console-widgets/platform/secrets/byte-texts'

/** Listed folder or prefix, with the start of the window. */
export interface FileListInput {
  bucketId: string
  prefix?: string | undefined
  recursive?: boolean | undefined
  search?: string | undefined
  sort?: FileSort | undefined
  cursor?: string | undefined
  fromRecCount?: number | undefined
  maxReqCount?: number | undefined
}

/** Last entry of a window. The next window starts after it, even if earlier entries were added or removed. */
interface Cursor {
  kind: 0 | 1
  value: string | number
  key: string
  /**
   * Number of folders and files when the first window was read. Counting a large folder takes longer than reading its
   * next window.
   */
  counts: [folders: number, files: number]
}

/** Compares names by their bytes: the order of the index, and the same in every database. */
const bytewise = (value: SQL | typeof storageFiles.key | typeof storageFiles.sortName) => sql`${value} collate "C"`

/** Everything below a folder at any depth, without the folder itself: one range of the index. */
export function below(prefix: string): SQL | undefined {
  if (prefix === '') return undefined
  // The highest character.
  return sql`(${bytewise(storageFiles.key)} > ${prefix} and ${bytewise(storageFiles.key)} < ${`${prefix}\u{10ffff}`} and starts_with(${storageFiles.key}, ${prefix}))`
}

/**
 * One window of a list of files and folders, folders first. Folders and files are queried one after the other, so that
 * each window is one range of an index, regardless of their number.
 */
export async function listFiles(
  db: Queries,
  {
    bucketId,
    prefix = '',
    recursive = false,
    search,
    sort = 'name',
    cursor,
    fromRecCount = 1,
    maxReqCount = defaultPageSize,
  }: FileListInput,
) {
  const descending = sort.startsWith('-')
  const field = sort.replace('-', '') as 'name' | 'size' | 'updateTime'
  const deep = recursive || search !== undefined
  const value =
    field !== 'name' ? sql`${storageFiles[field]}` : bytewise(deep ? storageFiles.key : storageFiles.sortName)
  const valueOf = (row: FileRow) => (field !== 'name' ? row[field] : deep ? row.key : row.sortName)
  const scope = and(
    eq(storageFiles.bucketId, bucketId),
    deep ? below(prefix) : eq(storageFiles.parent, prefix),
    search === undefined ? undefined : sql`${storageFiles.sortName} like ${likePattern(search.toLowerCase())}`,
  )
  const kinds: (0 | 1)[] = recursive && search === undefined ? [1] : [0, 1]
  const start = cursor === undefined ? undefined : readCursor(cursor, field)
  const counts = start?.counts ?? (await countKinds(db, scope))
  let skip = start ? 0 : fromRecCount - 1
  const rows: FileRow[] = []
  for (const kind of kinds) {
    const count = counts[kind]
    if (!start && skip >= count) {
      skip -= count
      continue
    }
    if (start && kind < start.kind) continue
    const behind =
      start?.kind === kind
        ? sql`(${value}, ${bytewise(storageFiles.key)}) ${descending ? sql`<` : sql`>`} (${start.value}, ${start.key})`
        : undefined
    const order = descending ? sql`desc` : sql`asc`
    rows.push(
      ...(await db
        .select()
        .from(storageFiles)
        .where(and(scope, eq(storageFiles.kind, kind), behind))
        .orderBy(sql`${value} ${order}`, sql`${bytewise(storageFiles.key)} ${order}`)
        // One more than requested tells whether there is a next window.
        .limit(maxReqCount + 1 - rows.length)
        .offset(skip)),
    )
    skip = 0
    if (rows.length > maxReqCount) break
  }
  const items = rows.slice(0, maxReqCount)
  const last = items.at(-1)
  return {
    items: items.map(describeEntry),
    total: kinds.reduce<number>((sum, kind) => sum + counts[kind], 0),
    cursor:
      last && rows.length > maxReqCount
        ? writeCursor({ kind: last.kind, value: valueOf(last), key: last.key, counts })
        : null,
  }
}

async function countKinds(db: Queries, scope: SQL | undefined): Promise<[number, number]> {
  const counts: [number, number] = [0, 0]
  for (const row of await db
    .select({ kind: storageFiles.kind, count: sql<number>`count(*)::int` })
    .from(storageFiles)
    .where(scope)
    .groupBy(storageFiles.kind))
    counts[row.kind] = row.count
  return counts
}

function writeCursor({ kind, value, key, counts }: Cursor): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify([kind, value, key, ...counts])))
}

function readCursor(text: string, field: 'name' | 'size' | 'updateTime'): Cursor {
  try {
    const [kind, value, key, folders, files] = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(text)),
    ) as unknown[]
    const right =
      (kind === 0 || kind === 1) &&
      typeof key === 'string' &&
      (field === 'name' ? typeof value === 'string' : Number.isSafeInteger(value)) &&
      Number.isSafeInteger(folders) &&
      Number.isSafeInteger(files)
    if (right && !`${key}${value as string}`.includes('\0'))
      return { kind, value: value as string | number, key, counts: [folders as number, files as number] }
  } catch {
    // Rejected below, like the cursor of another list.
  }
  throw refuse('bad-parameter', 'This cursor belongs to another list', [issue('cursor', 'cursor-of-list')])
}
