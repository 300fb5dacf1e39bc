import { inArray } from 'drizzle-orm'
import { pathOfCode } from '@console-widgets/links/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { refuse } from '../refuse.ts'
import { chooseSuffix } from '../store-links.ts'
import { hmCodes, links } from '../tables.ts'

type CodeRow = typeof hmCodes.$inferSelect

/** Characters of a code: with so many, none is found by trying, and two are never the same. */
const codeLength = 12

export const newCode = (): string => chooseSuffix(codeLength)

/** Codes as responses have them, with the names of their links. */
export async function describeCodes(
  db: Queries,
  { publicOrigin }: Pick<PlatformParts, 'publicOrigin'>,
  rows: readonly CodeRow[],
) {
  const linkIds = rows.map(({ linkId }) => linkId)
  const known =
    linkIds.length === 0
      ? []
      : await db
          .select({ linkId: links.linkId, linkName: links.linkName })
          .from(links)
          .where(inArray(links.linkId, linkIds))
  return rows.map((row) => ({
    ...row,
    linkName: known.find(({ linkId }) => linkId === row.linkId)?.linkName ?? '',
    address: publicOrigin + pathOfCode(row.code),
  }))
}

/** @throws PlatformRefusal if the target of a code stays */
export function requireChangeable({ codeType }: CodeRow): void {
  if (codeType === 'fixed')
    throw refuse('code-fixed', 'The target of this code can’t be changed. Create a changeable code instead.')
}
