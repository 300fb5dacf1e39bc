import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import { appPackages } from './tables.ts'

/** Who has signed the packages of apps, for projects. */
export const signerAnswers: QuestionTakers = {
  'projects.signers': ({ appIds }, { db }) => signersOf(db, appIds),
}

/** Fingerprint of the certificate of each app's newest package that is ready. */
async function signersOf(db: Queries, appIds: readonly string[]): Promise<Map<string, string>> {
  if (appIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([appPackages.appId], { appId: appPackages.appId, signer: appPackages.signer })
    .from(appPackages)
    .where(
      and(inArray(appPackages.appId, [...appIds]), eq(appPackages.successStatus, 0), isNotNull(appPackages.signer)),
    )
    .orderBy(appPackages.appId, desc(appPackages.createTime))
  return new Map(rows.flatMap(({ appId, signer }) => (signer ? [[appId, signer.fingerprint] as const] : [])))
}
