import { and, eq, sql } from 'drizzle-orm'
import { calls } from '@console-widgets/qualification/contract'
import { day } from '@console-widgets/platform/clock/durations'
import type { Breaches } from '../../../versions/platform/testing/breach.ts'
import { dayOf } from '../requirements.ts'
import { qualificationTasks } from '../tables.ts'

/** An app that needs documents, and an ICP filing. It has them. */
const app = { parentType: 2 } as const

/** The submission with the copyright of the game. */
const isCopyright = (appId: string) =>
  and(
    eq(qualificationTasks.appId, appId),
    sql`${qualificationTasks.documents} @> '[{"qualificationCode":"cn-software-copyright"}]'`,
  )

export const breaches: Breaches = {
  'qualification.documents': {
    app,
    break: ({ appId }, world) =>
      world.asPlatform((db) => db.update(qualificationTasks).set({ state: 2 }).where(isCopyright(appId))),
    field: 'cn-game-copyright',
  },
  'qualification.expiring': {
    app,
    break: ({ appId }, world) =>
      world.asPlatform(async (db) => {
        const expireTime = dayOf(world.clock.now() + 20 * day)
        const [task] = await db.select().from(qualificationTasks).where(isCopyright(appId))
        const documents = task?.documents.map((each) => ({ ...each, validityType: 0 as const, expireTime }))
        await db.update(qualificationTasks).set({ documents, expireTime }).where(isCopyright(appId))
      }),
    field: 'cn-game-copyright',
    sample: '2026-03-22',
    level: 'warning',
  },
  'qualification.record': {
    app,
    async break({ appId }, world) {
      const recordNumber = '沪ICP备20260002号-1A'
      await world.console.invoke(calls['qualification.recordal.check'], { appId, recordNumber })
      await world.pass(10)
    },
    field: 'recordNumber',
  },
}
