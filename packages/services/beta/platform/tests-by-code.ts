import { and, desc, eq, sql } from 'drizzle-orm'
import { linkStart, linkVerdict, verdictOf, type TestVerdict } from '@console-widgets/beta/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Selecting } from '@console-widgets/platform/database/connection'
import { begunTests } from '@console-widgets/versions/platform/rows'
import { invitationCodes, takenPlaces } from './tables.ts'
import { requireFewWrongCodes, wrongCode } from './wrong-codes.ts'

/** A test with everything that its public page shows. */
export type BegunTestRow = typeof begunTests.$inferSelect & { joined: number; verdict: TestVerdict }

/** A test, as a code leads to it: with the invitation that the code belongs to, unless it is an open test’s own. */
export interface FoundTest extends BegunTestRow {
  invitation: Pick<typeof invitationCodes.$inferSelect, 'kind' | 'groupId'> | null
  /** Places that are left by this code; null for a personal one. */
  placesLeft: number | null
}

/** Adds to a test how many people are in it, and whether more can join. */
async function withPlaces(db: Selecting, test: typeof begunTests.$inferSelect, now: number): Promise<BegunTestRow> {
  const [taken] = await db
    .select({ joined: takenPlaces.joined })
    .from(takenPlaces)
    .where(eq(takenPlaces.versionId, test.versionId))
  const joined = taken?.joined ?? 0
  return { ...test, joined, verdict: verdictOf({ ...test, joined }, now) }
}

/** The test of a version; undefined if it hasn’t begun, or isn’t one. */
export async function findTestOfVersion(
  db: Selecting,
  versionId: string,
  now: number,
): Promise<BegunTestRow | undefined> {
  const [test] = await db.select().from(begunTests).where(eq(begunTests.versionId, versionId))
  return test && withPlaces(db, test, now)
}

/** Finds the test that a code leads to; undefined if there is none. */
export async function findTest(db: Selecting, code: string, now: number): Promise<FoundTest | undefined> {
  const [open] = await db
    .select()
    .from(begunTests)
    .where(eq(begunTests.shareLink, linkStart + code))
  if (open) {
    const test = await withPlaces(db, open, now)
    return { ...test, invitation: null, placesLeft: Math.max(0, (test.inviteLimit ?? 0) - test.joined) }
  }
  const [invitation] = await db.select().from(invitationCodes).where(eq(invitationCodes.invitationCode, code))
  return invitation && findInvited(db, invitation, now)
}

/** The newest test of the group that an invitation is for: a running one, if there is one. */
async function findInvited(
  db: Selecting,
  invitation: typeof invitationCodes.$inferSelect,
  now: number,
): Promise<FoundTest | undefined> {
  const { expireTime, groupId, invitedAppId, inviteLimit, kind, status, used } = invitation
  const [newest] = await db
    .select()
    .from(begunTests)
    .where(and(eq(begunTests.testedAppId, invitedAppId), sql`${groupId} = any (${begunTests.groups})`))
    .orderBy(sql`${begunTests.releaseState} = 0 desc`, desc(begunTests.startTime), desc(begunTests.versionId))
    .limit(1)
  const test = newest && (await withPlaces(db, newest, now))
  if (!test) return undefined
  const found = { ...test, invitation: { kind, groupId } }
  if (status === null || expireTime === null || used === null || inviteLimit === null)
    return { ...found, placesLeft: null }
  const admits = linkVerdict({ status, expireTime, used, invitationCodeInviteLimit: inviteLimit }, now)
  return {
    ...found,
    verdict: test.verdict === 'open' ? admits : test.verdict,
    inviteLimit,
    placesLeft: Math.max(0, inviteLimit - used),
  }
}

/**
 * Finds the test that a code leads to.
 * @throws PlatformRefusal if it leads to none
 */
export async function requireTest(
  db: Selecting,
  code: string,
  { services, address }: { services: Pick<Context['services'], 'clock'>; address: string },
): Promise<FoundTest> {
  requireFewWrongCodes(services, address)
  const test = await findTest(db, code, services.clock.now())
  if (!test) throw wrongCode(services, address)
  return test
}

/** Admits a signed-in person with the code of a test to its team, for the calls of testers. */
export async function admitByCode(
  { invitationCode }: { invitationCode: string },
  services: Context['services'],
  { address }: Pick<Context, 'address'>,
): Promise<Pick<Context, 'teamId'>> {
  const test = await services.database.look((db) => requireTest(db, invitationCode, { services, address }))
  return { teamId: test.ownerTeamId }
}
