import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/age-rating/contract'
import { boardCertificateLimits as limits, readBoardNumber } from '@console-widgets/age-rating/model'
import type { BoardCertificateInput } from '@console-widgets/age-rating/schemas'
import { addUtcMonths, formatUtc, parseUtcDay } from '@console-widgets/core/formats'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { issueOfDocument, plainText, readableText, readDocument } from '@console-widgets/platform/files/document-file'
import { findStoredObject, keepObject, releaseObject } from '@console-widgets/platform/files/objects'
import { linesOf, type RuledIssue } from '@console-widgets/platform/refusals/issue'
import { findApp, lockApp } from '@console-widgets/platform/tenancy/find-app'
import { findBoardCertificate, scheduleBoardEnd } from './board-certificate-end.ts'
import { issue } from './issues.ts'
import { describeRating } from './rating-rows.ts'
import { refuse } from './refuse.ts'
import { boardCertificates } from './tables.ts'

export type BoardCalls = Pick<
  typeof calls,
  'age-rating.board-certificate.update' | 'age-rating.board-certificate.delete'
>

/** Handlers of the certificates by which Korea’s board admits what is rated 19. */
export const boardHandlers: Handlers<BoardCalls> = {
  'age-rating.board-certificate.update': async (input, context) => {
    const { inTeam, services, teamId, now } = context
    const { appId, objectId, issueDay, expireDay } = input
    const time = now()
    const number = requireNumber(input, formatUtc(time, 'YYYY-MM-DD'))
    const file = await inTeam(async (db) => {
      await findApp(db, appId)
      return findStoredObject(db, objectId)
    })
    const content = await readDocument(services, file, limits)
    if (typeof content === 'string') throw unreadable(issueOfDocument('objectId', content, file.fileName, limits))
    const text = readableText([content.text])
    if (text !== null && !plainText(text).includes(plainText(number)))
      throw unreadable(issue('objectId', 'board-number-in-file', { file: file.fileName, number }))
    return inTeam(async (db) => {
      // Two certificates for the same app wait for each other here.
      await lockApp(db, appId)
      const before = await findBoardCertificate(db, appId)
      if (before?.objectId !== objectId) {
        await keepObject(db, objectId)
        if (before) await releaseObject(db, context, before.objectId)
      }
      const { fileName, size: fileSize } = file
      const set = { number, issueDay, expireDay, isExpired: false, objectId, fileName, fileSize, updateTime: time }
      await db
        .insert(boardCertificates)
        .values({ appId, ...set })
        .onConflictDoUpdate({ target: boardCertificates.appId, set })
      if (expireDay !== null) {
        await scheduleBoardEnd(db, services, { teamId, appId, expireDay, updateTime: time })
      }
      return changed(appId, { ...context, db })
    })
  },

  'age-rating.board-certificate.delete': async ({ appId }, context) => {
    const { db } = context
    await findApp(db, appId)
    const [deleted] = await db.delete(boardCertificates).where(eq(boardCertificates.appId, appId)).returning()
    if (!deleted) throw refuse('not-found', 'The app has no certificate of the rating board')
    await releaseObject(db, context, deleted.objectId)
    return changed(appId, context)
  },
}

/**
 * Checks what the form says, and returns the number as it is stored.
 * @throws PlatformRefusal that names every wrong field
 */
function requireNumber({ number, issueDay, expireDay }: BoardCertificateInput, today: string): string {
  const read = readBoardNumber(number)
  const limit = formatUtc(addUtcMonths(parseUtcDay(today), limits.years * 12), 'YYYY-MM-DD')
  const problems: (RuledIssue | false)[] = [
    read === 'form' && issue('number', 'board-number'),
    read === 'other-board' && issue('number', 'board-of-adults'),
    typeof read !== 'string' && read.day > issueDay && issue('issueDay', 'not-before-number', { day: read.day }),
    issueDay > today && issue('issueDay', 'issued-in-future'),
    expireDay !== null && expireDay < today && issue('expireDay', 'in-the-past'),
    expireDay !== null && expireDay > limit && issue('expireDay', 'certificate-years', { years: limits.years }),
  ]
  const issues = problems.filter((problem) => problem !== false)
  if (issues.length > 0 || typeof read === 'string') throw refuse('bad-parameter', linesOf(issues), issues)
  return read.number
}

const unreadable = (problem: RuledIssue) => refuse('certificate-unreadable', problem.message, [problem])

async function changed(appId: string, context: Context) {
  const { db, services, now } = context
  await services.events.announce('release.availability-changed', { appId }, context)
  return describeRating(db, services, appId, now())
}
