import { and, eq } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { issue } from '../issues.ts'
import { refuse } from '../refuse.ts'
import { linkDomains, type LinkInfo } from '../tables.ts'

/** Checks that HarmonyOS opens the target of a link in the app. @throws PlatformRefusal if its domain isn’t verified */
export async function requireVerified(db: Queries, appId: string, { deepLink }: LinkInfo): Promise<void> {
  const { host } = new URL(deepLink)
  const verified = and(eq(linkDomains.appId, appId), eq(linkDomains.domain, host), eq(linkDomains.state, 'verified'))
  if ((await db.$count(linkDomains, verified)) > 0) return
  throw refuse('domain-not-verified', `HarmonyOS opens no links of '${host}' in the app. Verify the domain first.`, [
    issue('linkInfo.deepLink', 'verified-domain'),
  ])
}
