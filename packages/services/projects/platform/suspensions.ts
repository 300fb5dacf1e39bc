import { and, eq } from 'drizzle-orm'
import { logError } from '@console-widgets/platform/logging/log-error'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { clientApis } from '@console-widgets/platform/client-plane/project-apis'
import { apiSuspensions } from '@console-widgets/platform/client-plane/tables'
import { serviceOrders } from '@console-widgets/platform/service-orders/tables'
import { type Suspension, suspendedServices } from './options.ts'

/** Type of the job that suspends and resumes a team's services. */
export const suspensionKind = 'projects.suspend-services'

/** Cloud services and APIs of the team that are suspended. All others are not. */
export interface SuspensionPayload {
  suspended: readonly Pick<Suspension, 'service' | 'reason'>[]
}

/** Registers the suspensions, and has those of the options carried out when the platform starts. */
export function defineSuspensions(services: PlatformParts): void {
  const { jobs, database, options, clock } = services
  jobs.define<SuspensionPayload>(suspensionKind, async ({ suspended }, { db, teamId, now }) => {
    await suspendOrders(db, teamId, suspended, now)
    await suspendApis(db, services, teamId, suspended)
  })
  const listed = options.of(suspendedServices)
  const schedule = async (db: Queries) => {
    const before = await db
      .selectDistinct({ teamId: serviceOrders.teamId })
      .from(serviceOrders)
      .where(eq(serviceOrders.state, 'suspended'))
    const apisBefore = await db.selectDistinct({ teamId: apiSuspensions.teamId }).from(apiSuspensions)
    for (const teamId of new Set([...listed, ...before, ...apisBefore].map((each) => each.teamId)))
      await jobs.schedule(db, {
        kind: suspensionKind,
        teamId,
        payload: { suspended: listed.filter((each) => each.teamId === teamId) } satisfies SuspensionPayload,
        dueTime: clock.now(),
      })
  }
  database.asPlatform(schedule).then(jobs.wake, logError)
}

async function suspendApis(
  db: Queries,
  services: PlatformParts,
  teamId: string,
  suspended: SuspensionPayload['suspended'],
): Promise<void> {
  const apis = await clientApis(db, services)
  const rows = suspended.flatMap(({ service, reason }) =>
    apis.includes(service) ? [{ teamId, apiId: service, reason }] : [],
  )
  await db.delete(apiSuspensions).where(eq(apiSuspensions.teamId, teamId))
  if (rows.length > 0) await db.insert(apiSuspensions).values(rows).onConflictDoNothing()
}

async function suspendOrders(
  db: Queries,
  teamId: string,
  suspended: SuspensionPayload['suspended'],
  now: number,
): Promise<void> {
  const ofTeam = eq(serviceOrders.teamId, teamId)
  const orders = await db.select().from(serviceOrders).where(ofTeam).for('update')
  for (const { orderId, service, state, suspension } of orders) {
    const reason = suspended.find((each) => each.service === service)?.reason ?? null
    if ((state !== 'active' && state !== 'suspended') || suspension === reason) continue
    await db
      .update(serviceOrders)
      .set({ state: reason ? 'suspended' : 'active', suspension: reason, updateTime: now })
      .where(and(ofTeam, eq(serviceOrders.orderId, orderId)))
  }
}
