import { eq } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { apiSuspensions, projectApis } from './tables.ts'

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which areas have an API for the apps themselves? */
    'client-plane.apis': { question: object; answer: readonly string[] }
  }
}

/** Areas that have an API for the apps themselves, sorted. */
export async function clientApis(db: Queries, { events }: Pick<PlatformParts, 'events'>): Promise<string[]> {
  return (await events.collectAnswers('client-plane.apis', {}, { db })).flat().toSorted()
}

/** An API of a project: off, on, or suspended by the platform. */
export const apiStatus = { off: 0, on: 1, suspended: 2 } as const

/** The APIs of a project for its apps, each with its status and who set it. */
export async function apisOfProject(db: Queries, services: Pick<PlatformParts, 'events'>, projectId: string) {
  const set = await db.select().from(projectApis).where(eq(projectApis.projectId, projectId))
  const suspended = await db.select().from(apiSuspensions)
  return (await clientApis(db, services)).map((apiId) => {
    const row = set.find((each) => each.apiId === apiId)
    const suspension = suspended.find((each) => each.apiId === apiId)?.reason ?? null
    const isOn = row?.isOn ?? true
    return {
      apiId,
      isOn,
      status: suspension ? apiStatus.suspended : isOn ? apiStatus.on : apiStatus.off,
      suspension,
      userId: row?.userId ?? null,
      updateTime: row?.updateTime ?? null,
    }
  })
}
