import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { mostOffered } from '@console-widgets/platform/release/offered-targets'
import { describeLinks } from './link-rows.ts'
import { links } from './tables.ts'

/** The links of an app that answer now, for messages and other services that lead people somewhere. */
export const targetAnswers: QuestionTakers = {
  'targets.offered': async ({ appId, parts }, { db }) => {
    const isOpen = or(isNull(links.expireTime), gt(links.expireTime, parts.clock.now()))
    const rows = await db
      .select()
      .from(links)
      .where(and(eq(links.appId, appId), eq(links.status, 'on'), isOpen))
      .orderBy(desc(links.createTime), links.linkId)
      .limit(mostOffered)
    return (await describeLinks(db, parts, rows)).map(({ linkId, linkName, address }) => ({
      kind: 'link',
      targetId: linkId,
      targetName: linkName,
      address,
    }))
  },
}
