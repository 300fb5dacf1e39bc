import { eq } from 'drizzle-orm'
import type { DomainProblem } from '@console-widgets/links/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { day } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { FetchOutside } from '@console-widgets/platform/internet/outside'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { domainLost } from '../notices.ts'
import { localHosts } from '../options.ts'
import { linkDomains } from '../tables.ts'
import { readVerification } from './read-verification.ts'

/** Type of the job that reads the verification file of a domain. */
const checkKind = 'links.check-domain'

export type DomainRow = typeof linkDomains.$inferSelect

interface Check {
  domainId: string
}

/** Schedules the check of a domain. Each check schedules the next one, a day later. */
export async function scheduleDomainCheck(
  db: Queries,
  { jobs }: Pick<PlatformParts, 'jobs'>,
  { teamId, domainId }: DomainRow,
  dueTime: number,
): Promise<void> {
  const payload: Check = { domainId }
  await jobs.schedule(db, { kind: checkKind, teamId, payload, dueTime })
}

/** Registers the check of domains: a site that no longer names the app loses its links there. */
export function defineDomainActor(services: PlatformParts): void {
  const { jobs, database, clock, fetchOutside, options } = services
  jobs.setApart(checkKind)
  jobs.define<Check, { problem: DomainProblem | null } | undefined>(
    checkKind,
    async ({ domainId }, { db, teamId, now, prepared }) => {
      const [row] = await db.select().from(linkDomains).where(eq(linkDomains.domainId, domainId))
      if (!row || !prepared || hasOwnCheck(row, now)) return
      const { problem } = prepared
      if (row.state === 'verified' && problem !== null) await tellOfLoss(db, row, now)
      const state = problem === null ? ('verified' as const) : ('failed' as const)
      await db.update(linkDomains).set({ state, problem, checkTime: now }).where(eq(linkDomains.domainId, domainId))
      // From the present, since the site is as it is now.
      const dueTime = Math.max(now, clock.now()) + day
      await jobs.schedule(db, { kind: checkKind, teamId, payload: { domainId }, dueTime })
    },
    async ({ domainId }, { now }) => {
      const [row] = await database.look((db) => db.select().from(linkDomains).where(eq(linkDomains.domainId, domainId)))
      if (!row || hasOwnCheck(row, now)) return undefined
      const { domain, appId } = row
      // Only the operator of the server can name hosts of its own network.
      const isLocal = options.of(localHosts).includes(domain)
      const problem = isLocal
        ? await readVerification(fetchDirectly, `http://${domain}`, appId)
        : await readVerification(fetchOutside, `https://${domain}`, appId)
      return { problem }
    },
  )
}

/** Whether someone has started a check since, which another one follows a day later: one a day is enough. */
const hasOwnCheck = ({ state, checkTime }: DomainRow, now: number) =>
  state !== 'checking' && checkTime !== null && now - checkTime < day

/** Notifies the people who manage the app's links. */
async function tellOfLoss(db: Queries, { teamId, appId, domain }: DomainRow, now: number): Promise<void> {
  const [app] = await db.select({ appName: apps.appName }).from(apps).where(eq(apps.appId, appId))
  const page = { id: 'links.harmony', values: { appId } }
  await sendNotice(
    db,
    { teamId, topic: domainLost, message: 'lost', values: { app: app?.appName ?? appId, domain }, appId, page },
    now,
  )
}

/** Redirects aren't followed: they would lead from a named host to any other. */
const fetchDirectly: FetchOutside = (url, signal) => fetch(url, { signal, redirect: 'manual' })
