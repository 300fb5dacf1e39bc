import { eq, sql } from 'drizzle-orm'
import { addUtcMonths, formatUtc, parseUtcDay } from '@console-widgets/core/formats'
import {
  definitionOf,
  fileEndings,
  hasForm,
  holdersOf,
  isSubjectNumber,
  rulesOfDocument,
  taskLimits,
  type Feature,
} from '@console-widgets/qualification/model'
import type { DocumentInput } from '@console-widgets/qualification/schemas'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { issueOfDocument, readDocument } from '@console-widgets/platform/files/document-file'
import { findStoredObject, keepObject } from '@console-widgets/platform/files/objects'
import { linesOf, type RuledIssue } from '@console-widgets/platform/refusals/issue'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { qualificationFiles, type StoredDocument } from './tables.ts'

const fileLimits = { ...taskLimits, endings: fileEndings }

/** Checks what the forms of documents say. @throws PlatformRefusal that names every wrong field */
export function requireForms(tagId: Feature, documents: readonly DocumentInput[], today: string): void {
  const issues = documents.flatMap((document, at) =>
    problemsOfForm(tagId, document, today).map((problem) => ({
      ...problem,
      field: `qualificationInfos.${at}.${problem.field}`,
    })),
  )
  if (issues.length > 0) throw refuse('bad-parameter', linesOf(issues), issues)
}

/** Issues of one document, by its own fields. */
function problemsOfForm(tagId: Feature, document: DocumentInput, today: string): RuledIssue[] {
  const { qualificationCode, validityType, startTime, expireTime, number, subjectType, subjectNumber } = document
  const { validity, number: form } = definitionOf(qualificationCode)
  const rules = rulesOfDocument(qualificationCode)
  const inChina = rules.some(({ group }) => group === 'china')
  const isDated = validityType === 0
  const limit = formatUtc(addUtcMonths(parseUtcDay(today), taskLimits.years * 12), 'YYYY-MM-DD')
  const problems: (RuledIssue | false)[] = [
    !rules.some(({ feature }) => feature === tagId) &&
      issue('qualificationCode', 'document-of-feature', { feature: tagId }),
    validity === 'dated' && !isDated && issue('validityType', 'period-document'),
    validity === 'permanent' && isDated && issue('validityType', 'permanent-document'),
    isDated && startTime === null && issue('startTime', 'day-of-period'),
    isDated && expireTime === null && issue('expireTime', 'day-of-period'),
    !isDated && startTime !== null && issue('startTime', 'no-day-of-permanent'),
    !isDated && expireTime !== null && issue('expireTime', 'no-day-of-permanent'),
    startTime !== null && expireTime !== null && expireTime < startTime && issue('expireTime', 'expires-before-start'),
    expireTime !== null && expireTime < today && issue('expireTime', 'in-the-past'),
    expireTime !== null && expireTime > limit && issue('expireTime', 'years-ahead', { years: taskLimits.years }),
    !hasForm(form, number) && issue('number', 'isbn'),
    (subjectType === null) !== (subjectNumber === null) &&
      issue(subjectType === null ? 'subjectType' : 'subjectNumber', 'subject-pair'),
    subjectType !== null &&
      !holdersOf(qualificationCode).includes(subjectType) &&
      issue('subjectType', 'organization-document'),
    inChina &&
      subjectType !== null &&
      subjectNumber !== null &&
      !isSubjectNumber(subjectType, subjectNumber) &&
      issue('subjectNumber', subjectType === 2 ? 'resident-number' : 'credit-code'),
  ]
  return problems.filter((problem) => problem !== false)
}

/**
 * Opens the files of documents, outside a transaction. Those that tasks of the team use have been opened before.
 * @throws PlatformRefusal that names every file that isn’t accepted
 */
export async function requireReadable(
  { inTeam, services }: Pick<Context, 'inTeam' | 'services'>,
  documents: readonly DocumentInput[],
): Promise<void> {
  const issues: RuledIssue[] = []
  for (const [at, { qualificationFileInfos }] of documents.entries())
    for (const [position, { objectId }] of qualificationFileInfos.entries()) {
      const row = await inTeam(async (db) => {
        const stored = await findStoredObject(db, objectId)
        return (await fileOf(db, objectId)) ? undefined : stored
      })
      if (!row) continue
      const content = await readDocument(services, row, fileLimits)
      const field = `qualificationInfos.${at}.qualificationFileInfos.${position}`
      if (typeof content === 'string') issues.push(issueOfDocument(field, content, row.fileName, fileLimits))
    }
  if (issues.length > 0) throw refuse('document-unreadable', issues.map(({ message }) => message).join('; '), issues)
}

async function fileOf(db: Queries, objectId: string) {
  const [file] = await db.select().from(qualificationFiles).where(eq(qualificationFiles.objectId, objectId))
  return file
}

/** Keeps the files of a task’s documents, and returns the documents as they are stored. */
export async function keepDocuments(
  db: Queries,
  taskId: string,
  documents: readonly DocumentInput[],
  now: number,
): Promise<StoredDocument[]> {
  const objectIds = [
    ...new Set(documents.flatMap(({ qualificationFileInfos }) => qualificationFileInfos.map((file) => file.objectId))),
  ].toSorted()
  const fileIds = new Map<string, string>()
  for (const objectId of objectIds) {
    const [known] = await db
      .update(qualificationFiles)
      .set({ taskIds: sql`array_append(array_remove(${qualificationFiles.taskIds}, ${taskId}), ${taskId})` })
      .where(eq(qualificationFiles.objectId, objectId))
      .returning({ fileId: qualificationFiles.fileId })
    fileIds.set(objectId, known?.fileId ?? (await keepFile(db, taskId, objectId, now)))
  }
  return documents.map(({ qualificationFileInfos, ...form }) => ({
    ...form,
    fileIds: [...new Set(qualificationFileInfos.flatMap(({ objectId }) => fileIds.get(objectId) ?? []))],
  }))
}

/** Keeps a file that no task uses yet. */
async function keepFile(db: Queries, taskId: string, objectId: string, now: number): Promise<string> {
  const { fileName, size, sha256 } = await keepObject(db, objectId)
  const fileId = newId()
  await db.insert(qualificationFiles).values({
    fileId,
    objectId,
    fileName,
    fileSize: size,
    sha256,
    taskIds: [taskId],
    createTime: now,
  })
  return fileId
}

/** First day on which one of the documents ends. */
export const earliestEnd = (documents: readonly { expireTime: string | null }[]): string | null =>
  documents.flatMap(({ expireTime }) => expireTime ?? []).toSorted()[0] ?? null
