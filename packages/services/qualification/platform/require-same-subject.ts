import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { taskStates } from '@console-widgets/qualification/model'
import type { DocumentInput } from '@console-widgets/qualification/schemas'
import type { Queries } from '@console-widgets/platform/database/connection'
import { linesOf, type RuledIssue } from '@console-widgets/platform/refusals/issue'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { qualificationFiles, qualificationTasks } from './tables.ts'

/**
 * A file that has passed as the document of one subject isn't that of another.
 *
 * @throws PlatformRefusal that names every subject that is another one
 */
export async function requireSameSubject(db: Queries, documents: readonly DocumentInput[]): Promise<void> {
  const issues: RuledIssue[] = []
  for (const [at, { subjectNumber, qualificationFileInfos }] of documents.entries()) {
    if (subjectNumber === null) continue
    const objectIds = qualificationFileInfos.map(({ objectId }) => objectId)
    const known = await passedSubjects(db, objectIds)
    const other = known.find((number) => number !== subjectNumber)
    if (other !== undefined)
      issues.push(issue(`qualificationInfos.${at}.subjectNumber`, 'document-subject', { number: other }))
  }
  if (issues.length > 0) throw refuse('bad-parameter', linesOf(issues), issues)
}

/** Numbers of the subjects for which documents with one of these files have passed. */
async function passedSubjects(db: Queries, objectIds: readonly string[]): Promise<string[]> {
  if (objectIds.length === 0) return []
  const { documents, state, taskId } = qualificationTasks
  const number = sql<string>`document ->> 'subjectNumber'`
  const rows = await db
    .select({ number })
    .from(qualificationFiles)
    .innerJoin(qualificationTasks, sql`${taskId} = any(${qualificationFiles.taskIds})`)
    .innerJoin(sql`lateral jsonb_array_elements(${documents}) as document`, sql`true`)
    .where(
      and(
        inArray(qualificationFiles.objectId, [...objectIds]),
        eq(state, taskStates.passed),
        isNotNull(number),
        sql`document -> 'fileIds' ? ${qualificationFiles.fileId}`,
      ),
    )
  return rows.map((row) => row.number)
}
