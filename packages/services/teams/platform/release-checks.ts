import { eq } from 'drizzle-orm'
import { exportComplianceVersion } from '@console-widgets/teams/model'
import { defineReleaseChecks, requirement, type Check } from '@console-widgets/platform/release/checks'
import { complianceSignatures } from './tables.ts'

/** What the checks of the team look at. */
interface TeamFacts {
  isTest: boolean
  hasOwnEncryption: boolean
  /** Whether the export-compliance statement in force is signed. */
  isStatementSigned: boolean
}

/** Checks of the team before a release. Only encryption that export-control laws don't exempt needs the statement. */
const checks: readonly Check<TeamFacts>[] = [
  {
    id: 'teams.export-statement',
    level: 'error',
    order: 490,
    message: 'must be signed by the team, because the app contains encryption that isn’t exempt',
    applies: ({ isTest, hasOwnEncryption }) => !isTest && hasOwnEncryption,
    findProblems: requirement(
      () => 'exportCompliance',
      ({ isStatementSigned }) => isStatementSigned,
    ),
  },
]

export const releaseChecks = defineReleaseChecks({
  checks,
  collectFacts: async (db, { isTest, hasOwnEncryption }) => ({
    isTest,
    hasOwnEncryption,
    isStatementSigned:
      (await db.$count(complianceSignatures, eq(complianceSignatures.version, exportComplianceVersion))) > 0,
  }),
  pageOf: () => ({ id: 'teams.overview', values: {} }),
})
