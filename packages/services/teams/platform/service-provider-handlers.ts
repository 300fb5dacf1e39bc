import { and, eq, lte, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/teams/contract'
import {
  providerLimits,
  providerListFields,
  providerTransitions,
  type ProviderState,
} from '@console-widgets/teams/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { requireFuture } from '@console-widgets/platform/refusals/require-future'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { deleteHandler, listHandler } from '@console-widgets/platform/database/plain-handlers'
import { findRow, requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { requireApps } from './find-member.ts'
import { serviceProviders } from './tables.ts'

type ProviderCalls = Pick<
  typeof calls,
  | 'teams.service-provider.list'
  | 'teams.service-provider.get'
  | 'teams.service-provider.create'
  | 'teams.service-provider.update'
  | 'teams.service-provider.delete'
>

/** Handlers for service providers. */
export const serviceProviderHandlers: Handlers<ProviderCalls> = {
  'teams.service-provider.list': listHandler(serviceProviders, providerListFields, 'providerName'),

  'teams.service-provider.get': ({ providerId }, { db }) => findProvider(db, providerId),

  'teams.service-provider.create': async ({ contactPhone = '', note = '', ...fields }, context) => {
    const { db, now } = context
    await requireRoom(db, serviceProviders, providerLimits.perTeam, 'service providers', 'Delete one that has ended.')
    await requireFreeName(db, fields.providerName)
    const time = now()
    requireFuture('validUntil', fields.validUntil, time)
    const appIds = fields.appScope === 'ids' ? fields.appIds : []
    await requireApps(db, appIds)
    const providerId = newId()
    await db
      .insert(serviceProviders)
      .values({ ...fields, appIds, contactPhone, note, providerId, createTime: time, updateTime: time })
    await scheduleEnd(context, providerId, fields.validUntil)
    return findProvider(db, providerId)
  },

  'teams.service-provider.update': async ({ providerId, ...change }, context) => {
    const { db, now } = context
    const provider = await findProvider(db, providerId)
    if (provider.state === 'ended')
      throw refuse(
        'provider-state',
        `The access of '${provider.providerName}' has ended. Create a new service provider instead.`,
      )
    if (change.state !== undefined) requireTransition(provider.state, change.state)
    if (change.providerName !== undefined) await requireFreeName(db, change.providerName, providerId)
    requireFuture('validUntil', change.validUntil, now())
    const next = { ...provider, ...change }
    const appIds = next.appScope === 'ids' ? next.appIds : []
    await requireApps(db, change.appIds ?? [])
    await db
      .update(serviceProviders)
      .set({ ...change, appIds, updateTime: now() })
      .where(eq(serviceProviders.providerId, providerId))
    if (change.validUntil !== undefined) await scheduleEnd(context, providerId, change.validUntil)
    return findProvider(db, providerId)
  },

  'teams.service-provider.delete': deleteHandler(serviceProviders, 'providerId'),
}

const findProvider = (db: Queries, providerId: string) => findRow(db, serviceProviders, providerId, 'service provider')

const requireFreeName = (db: Queries, providerName: string, providerId?: string) =>
  requireUnique(db, {
    table: serviceProviders,
    field: 'providerName',
    column: serviceProviders.providerName,
    value: providerName,
    except: providerId,
    message: `A service provider of this team is already called '${providerName}'`,
    issue: issue('providerName', 'provider-name-taken'),
  })

function requireTransition(from: ProviderState, to: ProviderState): void {
  if (from !== to && !providerTransitions[from].includes(to))
    throw refuse('provider-state', `A service provider can’t change from ${from} to ${to}`, [
      issue('state', 'follows-state'),
    ])
}

const endJob = 'teams.service-provider-end'

async function scheduleEnd(
  { db, services, teamId }: Context,
  providerId: string,
  validUntil: number | null,
): Promise<void> {
  if (validUntil !== null)
    await services.jobs.schedule(db, { kind: endJob, teamId, payload: { providerId }, dueTime: validUntil })
}

/** Registers the end of a provider's access, unless it was postponed. */
export function defineProviderEnd({ jobs }: PlatformParts): void {
  jobs.define<{ providerId: string }>(endJob, async ({ providerId }, { db, now }) => {
    await db
      .update(serviceProviders)
      .set({ state: 'ended', updateTime: now })
      .where(
        and(
          eq(serviceProviders.providerId, providerId),
          lte(serviceProviders.validUntil, now),
          sql`${serviceProviders.state} <> 'ended'`,
        ),
      )
  })
}
