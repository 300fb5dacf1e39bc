import { and, eq, gt } from 'drizzle-orm'
import type { calls } from '@console-widgets/teams/contract'
import { memberLimits, realNameStates } from '@console-widgets/teams/model'
import { activeMember } from '@console-widgets/platform/accounts/members'
import { createAccount, siteOfCountry } from '@console-widgets/platform/accounts/new-account'
import { replacePassword } from '@console-widgets/platform/accounts/replace-password'
import { hashPassword } from '@console-widgets/platform/secrets/secrets'
import { accounts, members, realNames } from '@console-widgets/platform/accounts/tables'
import { auditTrail } from '@console-widgets/platform/audit/tables'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId, newSecret } from '@console-widgets/platform/database/ids'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { besideAccounts } from './act-in-team.ts'
import { isConvincing } from './check-identity.ts'
import { describeMember } from './describe-member.ts'
import { reviewSeconds } from './options.ts'
import { findMember, requireApps, requireRoom, type MemberRow } from './find-member.ts'
import { countFullMembers, obstacleOf, requireGivable, requireNoObstacle, rightsOfTeam } from './rights.ts'

type AccountCalls = Pick<
  typeof calls,
  'teams.main-user.create' | 'teams.sub-user.create' | 'teams.sub-user.reset-password' | 'teams.sub-user.restore'
>

/**
 * Handlers for accounts that a team creates. Accounts are platform rows, so each is written with the platform's
 * permissions, after the team's own transaction has allowed it.
 */
export const accountHandlers: Handlers<AccountCalls> = {
  'teams.main-user.create': async (
    { account, userName, teamName, country, userType, legalName, certificateType, certificateNumber },
    context,
  ) => {
    const { services, teamId: madeByTeamId, now } = context
    const siteId = requireSite(country)
    const { initialPassword, passwordHash } = await newPassword()
    const time = now()
    const verifyRealName = realNameStates.inReview
    // The team ID is the account holder's ID (R64).
    const userId = await services.database.asPlatform(async (db) => {
      if (
        (await db.$count(accounts, and(eq(accounts.madeByTeamId, madeByTeamId), eq(accounts.kind, 'main')))) >=
        memberLimits.mainUsersPerTeam
      )
        throw refuse('limit-reached', `A team can create at most ${memberLimits.mainUsersPerTeam} accounts for others`)
      await requireFreeAccount(db, account)
      const holderId = await createAccount(db, {
        account,
        userName,
        passwordHash,
        mustChangePassword: true,
        madeByTeamId,
        userType,
        verifyRealName,
        teamName,
        country,
        siteId,
        now: time,
      })
      await db.insert(realNames).values({
        userId: holderId,
        legalName,
        certificateType,
        certificateEnd: certificateNumber.slice(-4),
        submitTime: time,
      })
      await services.jobs.schedule(db, {
        kind: realNameJob,
        teamId: holderId,
        payload: {
          userId: holderId,
          // The number itself isn't stored, so it is judged now.
          isConvincing: isConvincing({ country, userType, legalName, certificateType, certificateNumber }),
        },
        dueTime: time + services.options.of(reviewSeconds) * 1000,
      })
      return holderId
    })
    return {
      userId,
      account,
      userName,
      teamId: userId,
      teamName,
      siteId,
      verifyRealName,
      initialPassword,
    }
  },

  'teams.sub-user.create': async ({ account, userName, note = '', ...place }, context) => {
    const { teamId, inTeam, now } = context
    await inTeam(async (db) => {
      await requireRoom(db)
      requireGivable(context, await rightsOfTeam(db, context), place)
      if (place.appScope === 'ids') await requireApps(db, place.appIds)
    })
    const { initialPassword, passwordHash } = await newPassword()
    const userId = `user-${newId()}`
    const { roles, appScope, appIds } = place
    const row = activeMember({
      teamId,
      userId,
      roles,
      appScope,
      appIds: appScope === 'ids' ? appIds : [],
      note,
      now: now(),
    })
    await besideAccounts(context, async (db) => {
      await requireFreeAccount(db, account)
      await db.insert(accounts).values({
        userId,
        account,
        userName,
        passwordHash,
        mustChangePassword: true,
        kind: 'sub',
        verifyRealName: realNameStates.none,
        madeByTeamId: teamId,
        lastTeamId: teamId,
      })
      await db.insert(members).values(row)
    })
    return { member: await inTeam((db) => describeMember(row.memberId, { ...context, db })), initialPassword }
  },

  'teams.sub-user.reset-password': async ({ memberId }, context) => {
    await context.inTeam(async (db) => {
      await requireFewResets(db, context)
      const member = await requireOwnSubUser(db, memberId, context)
      if (member.state !== 'active')
        throw refuse('member-state', `'${member.userName}' is no longer a member. Restore the sub-user first.`)
    })
    return giveNewPassword(context, memberId)
  },

  'teams.sub-user.restore': async ({ memberId }, context) => {
    const { inTeam, now } = context
    await inTeam(async (db) => {
      const member = await requireOwnSubUser(db, memberId, context)
      if (member.state !== 'removed') throw refuse('member-state', `'${member.userName}' hasn’t been removed`)
      await requireRoom(db)
      await db
        .update(members)
        .set({ state: 'active', removeTime: null, updateTime: now() })
        .where(eq(members.memberId, memberId))
    })
    return giveNewPassword(context, memberId)
  },
}

const hour = 3_600_000

/**
 * Rejects one reset after another, for which a stolen account may be used.
 * @throws PlatformRefusal that hosts show in the risk dialog (R178)
 */
async function requireFewResets(db: Queries, { userId, now, call }: Context): Promise<void> {
  const resets = await db.$count(
    auditTrail,
    and(eq(auditTrail.callId, call.id), eq(auditTrail.userId, userId), gt(auditTrail.time, now() - hour)),
  )
  if (resets >= memberLimits.passwordResetsPerHour)
    throw refuse(
      'many-password-resets',
      `You reset ${resets} passwords within an hour. Wait before you reset another one. If it wasn’t you, change your own password now.`,
    )
}

const realNameJob = 'teams.real-name-check'

/** Registers the actor that verifies the documents of new accounts, or rejects them. */
export function defineRealNameCheck({ jobs }: PlatformParts): void {
  jobs.define<{ userId: string; isConvincing: boolean }>(realNameJob, async ({ userId, ...verdict }, { db }) => {
    await db
      .update(accounts)
      .set({ verifyRealName: verdict.isConvincing ? realNameStates.verified : realNameStates.rejected })
      .where(and(eq(accounts.userId, userId), eq(accounts.verifyRealName, realNameStates.inReview)))
  })
}

/** Generates an initial password: three groups of letters and digits, 62 bits. */
async function newPassword(): Promise<{ initialPassword: string; passwordHash: string }> {
  const initialPassword = newSecret()
    .slice(0, 12)
    .replace(/(.{4})(?=.)/g, '$1-')
  return { initialPassword, passwordHash: await hashPassword(initialPassword) }
}

/** Site of a country's teams. @throws PlatformRefusal for an unknown country */
function requireSite(country: string): number {
  const siteId = siteOfCountry(country)
  if (siteId === undefined)
    throw refuse('bad-parameter', `Unknown country '${country}'`, [issue('country', 'country-code')])
  return siteId
}

async function requireFreeAccount(db: Queries, account: string): Promise<void> {
  if ((await db.$count(accounts, eq(accounts.account, account))) > 0)
    throw refuse('name-taken', `An account '${account}' already exists. Choose another name.`, [
      issue('account', 'taken'),
    ])
}

/** Returns a sub-user that the caller can change. @throws PlatformRefusal otherwise */
async function requireOwnSubUser(db: Queries, memberId: string, context: Context): Promise<MemberRow> {
  const member = await findMember(db, memberId)
  if (member.kind !== 'sub')
    throw refuse('member-state', `'${member.userName}' has a regular account, whose password only they can change`)
  requireNoObstacle(
    obstacleOf(context, await rightsOfTeam(db, context), { ...member, state: 'removed' }, await countFullMembers(db)),
  )
  return member
}

/** Invalidates the old password and every session immediately. */
async function giveNewPassword(context: Context, memberId: string) {
  const { services, inTeam } = context
  const { initialPassword, passwordHash } = await newPassword()
  const member = await inTeam((db) => describeMember(memberId, { ...context, db }))
  const userId = member.userId as string
  await services.database.asPlatform((db) =>
    replacePassword(db, services, userId, { passwordHash, mustChangePassword: true }),
  )
  return { member, initialPassword }
}
