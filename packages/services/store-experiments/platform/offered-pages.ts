import { and, desc, eq } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { mostOffered } from '@console-widgets/platform/release/offered-targets'
import { addressOfPage } from './describe.ts'
import { customPages } from './tables.ts'

/** The custom pages of an app that visitors can open now, for links, messages, and ads. */
export const targetAnswers: QuestionTakers = {
  'targets.offered': async ({ appId, parts }, { db }) => {
    const pages = await db
      .select({ appId: customPages.appId, pageId: customPages.pageId, pageName: customPages.pageName })
      .from(customPages)
      .where(and(eq(customPages.appId, appId), eq(customPages.isActive, true)))
      .orderBy(desc(customPages.createTime), customPages.pageId)
      .limit(mostOffered)
    return pages.map((page) => ({
      kind: 'store-page',
      targetId: page.pageId,
      targetName: page.pageName,
      address: addressOfPage(parts, page),
    }))
  },
}
