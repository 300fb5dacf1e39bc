import { desc, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/teams/contract'
import { exportComplianceVersion } from '@console-widgets/teams/model'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { complianceSignatures } from './tables.ts'

type ComplianceCalls = Pick<typeof calls, 'teams.export-compliance.get' | 'teams.export-compliance.sign'>

/** Handlers of the export-compliance statement, which each team signs once per version. */
export const complianceHandlers: Handlers<ComplianceCalls> = {
  'teams.export-compliance.get': (_, { db }) => describeCompliance(db),

  'teams.export-compliance.sign': async ({ version }, { db, userId, now }) => {
    if (version !== exportComplianceVersion)
      throw refuse('conflict', `The statement in force is ${exportComplianceVersion}. Read it before you sign.`, [
        issue('version', 'exactly', { value: exportComplianceVersion }),
      ])
    const signed = await db
      .insert(complianceSignatures)
      .values({ version, userId, signTime: now() })
      .onConflictDoNothing()
      .returning()
    if (signed.length === 0)
      throw refuse('already-signed', `The statement ${version} has already been signed for this team`)
    return describeCompliance(db)
  },
}

async function describeCompliance(db: Queries) {
  const signatures = await db
    .select({
      version: complianceSignatures.version,
      userId: complianceSignatures.userId,
      userName: teamMembers.userName,
      signTime: complianceSignatures.signTime,
    })
    .from(complianceSignatures)
    .leftJoin(teamMembers, eq(teamMembers.userId, complianceSignatures.userId))
    .orderBy(desc(complianceSignatures.version))
  const isSigned = signatures.some(({ version }) => version === exportComplianceVersion)
  return {
    version: exportComplianceVersion,
    signed: isSigned,
    signatures: signatures.map((signature) => ({ ...signature, userName: signature.userName ?? signature.userId })),
  }
}
