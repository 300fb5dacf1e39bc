import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import { exportComplianceVersion } from '@console-widgets/teams/model'
import { hasPlace } from '@console-widgets/platform/accounts/has-place'
import { ownInvitations, teamMembers } from '@console-widgets/platform/accounts/views'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { complianceSignatures, embeddingOrigins, serviceProviders, testUsers } from './tables.ts'

/** How long before its end an access is announced, in milliseconds. */
const warningTime = 7 * 86_400_000

/** What teams bring to the start page: invitations, access that ends soon, people, and other things of the team. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ viewer, mostLines }, { db }) => {
    const { now, permissions } = viewer
    const lines: AttentionLine[] = []
    const invited = await db.select().from(ownInvitations).where(gt(ownInvitations.expireTime, now)).limit(mostLines)
    for (const { invitationId, teamName, inviterName, expireTime } of invited)
      lines.push({
        kind: 'teams.invited',
        id: invitationId,
        tone: 'info',
        values: { team: teamName, person: inviterName },
        page: { id: 'teams.own-invitations', values: {} },
        time: expireTime,
      })
    if (permissions.has('teams.providers')) {
      const { providerId, providerName, state, validUntil } = serviceProviders
      const ending = await db
        .select({ providerId, providerName, validUntil })
        .from(serviceProviders)
        .where(and(eq(state, 'active'), gt(validUntil, now), lt(validUntil, now + warningTime)))
        .orderBy(asc(validUntil))
        .limit(mostLines)
      for (const provider of ending)
        lines.push({
          kind: 'teams.provider-ends',
          id: provider.providerId,
          tone: 'warning',
          values: { provider: provider.providerName },
          page: { id: 'teams.provider', values: { providerId: provider.providerId } },
          time: Number(provider.validUntil),
        })
    }
    if (permissions.has('teams.test-users')) {
      const { account, state, testUserId, validUntil } = testUsers
      const ending = await db
        .select({ account, testUserId, validUntil })
        .from(testUsers)
        .where(and(eq(state, 'active'), gt(validUntil, now), lt(validUntil, now + warningTime)))
        .orderBy(asc(validUntil))
        .limit(mostLines)
      for (const user of ending)
        lines.push({
          kind: 'teams.test-user-ends',
          id: user.testUserId,
          tone: 'info',
          values: { account: user.account },
          page: { id: 'teams.test-users', values: {} },
          time: user.validUntil,
        })
    }
    if (permissions.has('teams.compliance')) {
      const [signed] = await db.select().from(complianceSignatures).orderBy(desc(complianceSignatures.version)).limit(1)
      if (signed && signed.version !== exportComplianceVersion)
        lines.push({
          kind: 'teams.compliance',
          id: exportComplianceVersion,
          tone: 'warning',
          values: { version: exportComplianceVersion },
          page: { id: 'teams.overview', values: {} },
          time: signed.signTime,
        })
    }
    return lines
  },

  ...answerWithThings([
    {
      kind: 'teams.members',
      from: teamMembers,
      id: teamMembers.memberId,
      name: teamMembers.userName,
      detail: teamMembers.account,
      page: 'teams.member',
      parameters: { memberId: teamMembers.memberId },
      where: hasPlace(teamMembers.state),
    },
    {
      kind: 'teams.service_providers',
      from: serviceProviders,
      id: serviceProviders.providerId,
      name: serviceProviders.providerName,
      page: 'teams.provider',
      parameters: { providerId: serviceProviders.providerId },
    },
    {
      kind: 'teams.test_users',
      from: testUsers,
      id: testUsers.testUserId,
      name: testUsers.account,
      detail: testUsers.nickName,
      page: 'teams.test-users',
      parameters: {},
      sharesPage: { byField: 'account' },
    },
    {
      kind: 'teams.embedding_origins',
      from: embeddingOrigins,
      id: embeddingOrigins.originId,
      name: embeddingOrigins.origin,
      detail: embeddingOrigins.note,
      page: 'teams.embedding',
      parameters: {},
      sharesPage: { byField: 'origin' },
    },
  ]),
}
