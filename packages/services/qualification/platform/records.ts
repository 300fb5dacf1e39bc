import { and, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/qualification/contract'
import { isSubjectNumber } from '@console-widgets/qualification/model'
import type { RecordAnswer } from '@console-widgets/qualification/schemas'
import { teams } from '@console-widgets/platform/accounts/tables'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { recordCheckSeconds } from './options.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { lookUpFiling } from './register.ts'
import { requirementsOf } from './requirements.ts'
import { qualificationRecords } from './tables.ts'

/** Type of the job that looks up a filing. */
export const recordCheckKind = 'qualification.record-check'

interface LookUp {
  appId: string
  round: number
}

type RecordCalls = Pick<typeof calls, 'qualification.recordal.check' | 'qualification.recordal-check.query'>

/** Handlers of the ICP filings of apps. */
export const recordHandlers: Handlers<RecordCalls> = {
  'qualification.recordal.check': async ({ appId, ...given }, { db, now, services, teamId }) => {
    await findApp(db, appId)
    const { subjectType, subjectNumber } = given
    if ((subjectType === null) !== (subjectNumber === null)) {
      const field = subjectType === null ? 'subjectType' : 'subjectNumber'
      throw refuse('bad-parameter', 'A subject has both a type and a number', [issue(field, 'subject-pair')])
    }
    if (subjectType !== null && subjectNumber !== null && !isSubjectNumber(subjectType, subjectNumber))
      throw refuse('bad-parameter', 'The number of the subject is wrong', [
        issue('subjectNumber', 'subject-check-digit'),
      ])
    const [before] = await db
      .select()
      .from(qualificationRecords)
      .where(eq(qualificationRecords.appId, appId))
      .for('update')
    const round = (before?.round ?? 0) + 1
    const set = { ...given, state: 'checking' as const, differences: [], round, checkTime: null, updateTime: now() }
    await db
      .insert(qualificationRecords)
      .values({ appId, ...set })
      .onConflictDoUpdate({ target: qualificationRecords.appId, set })
    const dueTime = now() + services.options.of(recordCheckSeconds) * 1000
    const payload: LookUp = { appId, round }
    await services.jobs.schedule(db, { kind: recordCheckKind, teamId, payload, dueTime })
    return describeRecord(db, appId, now())
  },

  'qualification.recordal-check.query': async ({ appId }, { db, now }) => describeRecord(db, appId, now()),
}

/** The filing of an app, as far as the register has answered. */
export async function describeRecord(db: Queries, appId: string, time: number): Promise<RecordAnswer> {
  const { needsRecord: needed } = await requirementsOf(db, appId, time)
  return { needed, ...(await storedRecord(db, appId)) }
}

/** What is stored about the filing of an app. */
export async function storedRecord(db: Queries, appId: string): Promise<Omit<RecordAnswer, 'needed'>> {
  const [row] = await db.select().from(qualificationRecords).where(eq(qualificationRecords.appId, appId))
  if (!row)
    return {
      state: 'none',
      recordNumber: null,
      subjectType: null,
      subjectNumber: null,
      differences: [],
      checkTime: null,
    }
  const { state, recordNumber, subjectType, subjectNumber, differences, checkTime } = row
  return { state, recordNumber, subjectType, subjectNumber, differences, checkTime }
}

/** Registers the register of filings. */
export function defineRecordActor({ jobs }: PlatformParts): void {
  jobs.define<LookUp>(recordCheckKind, async ({ appId, round }, { db, teamId, now }) => {
    const [row] = await db
      .select()
      .from(qualificationRecords)
      .where(and(eq(qualificationRecords.appId, appId), eq(qualificationRecords.round, round)))
      .for('update')
    if (row?.state !== 'checking') return
    const { appName, packageName } = await findApp(db, appId)
    const [team] = await db.select({ teamName: teams.teamName }).from(teams).where(eq(teams.teamId, teamId))
    const { subjectNumber } = row
    const answer = lookUpFiling(row.recordNumber, {
      teamName: team?.teamName ?? '',
      appName,
      packageName,
      subjectNumber,
    })
    await db
      .update(qualificationRecords)
      .set({ ...answer, checkTime: now, updateTime: now })
      .where(eq(qualificationRecords.appId, appId))
  })
}
