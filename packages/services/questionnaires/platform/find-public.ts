import { eq } from 'drizzle-orm'
import { openingOf } from '@console-widgets/questionnaires/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Selecting } from '@console-widgets/platform/database/connection'
import { type FormToken, formLifetime, hashRespondent, readToken, writeToken } from './form-token.ts'
import { refuse } from './refuse.ts'
import { publicQuestionnaires } from './tables.ts'

/** Who opens a questionnaire. */
type Visit = Pick<Context, 'address' | 'request' | 'services'>

/** A questionnaire as its address leads to it. */
export type PublicRow = typeof publicQuestionnaires.$inferSelect

/** Finds the questionnaire of an address. */
export async function findPublic(db: Selecting, publicId: string): Promise<PublicRow | undefined> {
  const [row] = await db.select().from(publicQuestionnaires).where(eq(publicQuestionnaires.publicId, publicId))
  return row
}

const unknown = () => refuse('not-found', 'There is no questionnaire at this address')

/** @throws PlatformRefusal if there is none */
export async function requirePublic(db: Selecting, publicId: string): Promise<PublicRow> {
  const row = await findPublic(db, publicId)
  if (!row) throw unknown()
  return row
}

/** Admits a signed-in person who has the address of a questionnaire to its team. */
export async function admitByAddress({ publicId }: { publicId: string }, services: PlatformParts) {
  const { ownerTeamId } = await services.database.look((db) => requirePublic(db, publicId))
  return { teamId: ownerTeamId }
}

/** Admits a person with a form that the platform has handed out to the team of its questionnaire. */
export async function admitByToken({ token }: { token: string }, services: PlatformParts) {
  const form = await readToken(services, token)
  if (!form) throw refuse('not-found', 'The platform has handed out no form with this token. Open the questionnaire.')
  return admitByAddress(form, services)
}

/**
 * Reads the token of a form that is sent.
 * @throws PlatformRefusal if it is forged, or older than a day
 */
export async function requireToken(services: PlatformParts, token: string): Promise<FormToken> {
  const form = await readToken(services, token)
  if (!form) throw unknown()
  if (form.time + formLifetime < services.clock.now())
    throw refuse('form-changed', 'The form was open for more than a day. Open the questionnaire again.')
  return form
}

/**
 * A questionnaire as respondents get it: with its questions, and a token for the answers, while it is open. Two tokens
 * are the same only if one network opens the questionnaire twice, with one program, in one millisecond.
 */
export async function describePublic({ address, request, services }: Visit, row: PublicRow) {
  const { publicId, version, content, anonymous, asksPhone } = row
  const time = services.clock.now()
  const who = JSON.stringify([time, address, request.headers.get('user-agent')])
  const opening = openingOf(row, time)
  const isOpen = opening === 'open'
  return {
    publicId,
    version,
    languages: content.languages,
    titles: content.titles,
    descriptions: content.descriptions,
    opening,
    anonymous,
    asksPhone,
    hiddenFields: content.hiddenFields ?? [],
    questions: isOpen ? content.questions : [],
    token: isOpen
      ? await writeToken(services, { publicId, version, nonce: await hashRespondent(services, publicId, who), time })
      : null,
  }
}
