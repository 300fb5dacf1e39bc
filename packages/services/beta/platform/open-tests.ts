import { eq } from 'drizzle-orm'
import { linkStart, verdictOf, type TestVerdict } from '@console-widgets/beta/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Selecting } from '@console-widgets/platform/database/connection'
import { openTests } from '@console-widgets/versions/platform/rows'
import { takenPlaces } from './tables.ts'
import { requireFewWrongCodes, wrongCode } from './wrong-codes.ts'

/** An open test with what its link needs to be told, whoever asks. */
export type OpenTestRow = typeof openTests.$inferSelect & { joined: number; verdict: TestVerdict }

/** Finds an open test by its link; undefined if no test has it. */
export async function findOpenTest(db: Selecting, code: string, now: number): Promise<OpenTestRow | undefined> {
  const [test] = await db
    .select()
    .from(openTests)
    .where(eq(openTests.shareLink, linkStart + code))
  if (!test) return undefined
  const [taken] = await db
    .select({ joined: takenPlaces.joined })
    .from(takenPlaces)
    .where(eq(takenPlaces.versionId, test.versionId))
  const joined = taken?.joined ?? 0
  return { ...test, joined, verdict: verdictOf({ ...test, joined }, now) }
}

/**
 * Finds the open test of a link.
 * @throws PlatformRefusal if no test has it
 */
export async function requireOpenTest(
  db: Selecting,
  code: string,
  { services, address }: { services: Pick<Context['services'], 'clock'>; address: string },
): Promise<OpenTestRow> {
  requireFewWrongCodes(services, address)
  const test = await findOpenTest(db, code, services.clock.now())
  if (!test) throw wrongCode(services, address)
  return test
}

/** Admits a signed-in person with the link of an open test to its team, for the calls of testers. */
export async function admitByLink(
  { invitationCode }: { invitationCode: string },
  services: Context['services'],
  { address }: Pick<Context, 'address'>,
): Promise<Pick<Context, 'teamId'>> {
  const test = await services.database.look((db) => requireOpenTest(db, invitationCode, { services, address }))
  return { teamId: test.ownerTeamId }
}
