import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import { and, eq } from 'drizzle-orm'
import { calls } from '@console-widgets/remote-config/contract'
import { attributeListFields, restoreParameters, versionListFields } from '@console-widgets/remote-config/model'
import * as schemas from '@console-widgets/remote-config/schemas'
import type {} from '@console-widgets/platform/audiences/audiences'
import { implement, type Context } from '@console-widgets/platform/calls/handler'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { findPlace, isAt, type ConfigPlace } from './config-place.ts'
import { addVersion, findLive, isKept, readTemplate, type VersionRow } from './config-rows.ts'
import { describeConfig, dropDraft, findDraft, findHeld, keepDraft, requireDraft } from './draft-rows.ts'
import { guardParameter } from './guarded-parameters.ts'
import { planHandlers } from './plan-handlers.ts'
import { requireGood } from './require-good.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { readReach } from './reach.ts'
import { readReport } from './report.ts'
import { configAttributes, configVersions } from './tables.ts'

export const remoteConfigImplementation = implement(calls, schemas, {
  ...planHandlers,

  'remote-config.config.get': async ({ projectId }, context) =>
    describeConfig(await findPlace(projectId, context), context),

  'remote-config.config.update': async ({ projectId, baseVersion, template }, context) => {
    const { db } = context
    const place = await findPlace(projectId, context)
    requireGood(template)
    const live = await findLive(db, place)
    if (baseVersion > (live?.version ?? 0))
      throw refuse('bad-parameter', `There is no version ${baseVersion}. Start from a published one.`, [
        issue('baseVersion', 'at-most', { most: live?.version ?? 0 }),
      ])
    await keepDraft(place, { baseVersion, template }, context)
    return describeConfig(place, context)
  },

  'remote-config.config.discard': async ({ projectId }, context) => {
    const place = await findPlace(projectId, context)
    if (!(await findDraft(context.db, place, context.userId)))
      throw refuse('config-unchanged', 'You have no draft that could be discarded.')
    await dropDraft(place, context)
    return describeConfig(place, context)
  },

  'remote-config.config.create': async ({ projectId, baseVersion, note = '' }, context) => {
    const { db, teamId, userId, now } = context
    const place = await findPlace(projectId, context)
    const { template } = await requireDraft(place, baseVersion, context)
    await addVersion(
      db,
      place,
      { template, baseVersion, note, kind: 'publish', restored: null },
      { teamId, userId, now: now(), held: await findHeld(place, context) },
    )
    await dropDraft(place, context)
    return describeConfig(place, context)
  },

  'remote-config.version.list': async ({ projectId, ...input }, context) => {
    const { db, now } = context
    const place = await findPlace(projectId, context)
    const kept = isKept(place, await findLive(db, place), now())
    const query = listQuery(versionListFields, configVersions, configVersions.version, input, '-version')
    const where = and(kept, query.where)
    const rows = await db
      .select()
      .from(configVersions)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset)
    const names = await readMemberNames(
      db,
      rows.map(({ userId }) => userId),
    )
    return {
      items: rows.map((row) => describeVersion(row, names)),
      total: await db.$count(configVersions, where),
    }
  },

  'remote-config.version.get': async ({ projectId, version }, context) => {
    const place = await findPlace(projectId, context)
    const row = await findVersion(place, version, context)
    return {
      ...describeVersion(row, await readMemberNames(context.db, [row.userId])),
      template: await readTemplate(context.db, place, version),
    }
  },

  'remote-config.version.rollback': async ({ projectId, version, baseVersion, note = '', keys }, context) => {
    const { db, teamId, userId, now } = context
    const place = await findPlace(projectId, context)
    await findVersion(place, version, context)
    const earlier = await readTemplate(db, place, version)
    const live = (await findLive(db, place))?.version ?? 0
    const template = keys ? restoreParameters(await readTemplate(db, place, live), earlier, keys) : earlier
    if (keys) requireGood(template)
    await addVersion(
      db,
      place,
      { template, baseVersion, note, kind: 'rollback', restored: version },
      { teamId, userId, now: now() },
    )
    return describeConfig(place, context)
  },

  'remote-config.report.get': async ({ projectId, days = 7 }, context) =>
    readReport(context.db, await findPlace(projectId, context), days, context.now()),

  'remote-config.parameter.update': async ({ projectId, ...guard }, context) => {
    const place = await findPlace(projectId, context)
    await guardParameter(place, guard, context)
    return describeConfig(place, context)
  },

  'remote-config.reach.get': async ({ projectId }, context) => readReach(await findPlace(projectId, context), context),

  'remote-config.prediction.list': async ({ projectId }, context) => {
    const { db, services, now } = context
    await findPlace(projectId, context)
    const appIds = (await db.select({ appId: apps.appId }).from(apps).where(eq(apps.projectId, projectId))).map(
      ({ appId }) => appId,
    )
    return { items: (await services.events.collectAnswers('audiences.sizes', { appIds, now: now() }, { db })).flat() }
  },

  'remote-config.attribute.list': async ({ projectId, ...input }, context) => {
    const { db } = context
    const place = await findPlace(projectId, context)
    const query = listQuery(attributeListFields, configAttributes, configAttributes.attributeName, input, '-contexts')
    const where = and(isAt(configAttributes, place), query.where)
    const rows = await db
      .select()
      .from(configAttributes)
      .where(where)
      .orderBy(...query.orderBy, configAttributes.valueType)
      .limit(query.limit)
      .offset(query.offset)
    return {
      // One name can have values of several types.
      items: rows.map((row) => ({ ...row, attributeId: `${row.valueType} ${row.attributeName}` })),
      total: await db.$count(configAttributes, where),
    }
  },
})

function describeVersion({ userId, ...row }: VersionRow, names: ReadonlyMap<string, string>) {
  return { ...row, userName: names.get(userId ?? '') ?? null }
}

async function findVersion(place: ConfigPlace, version: number, { db, now }: Context): Promise<VersionRow> {
  const kept = isKept(place, await findLive(db, place), now())
  const [row] = await db
    .select()
    .from(configVersions)
    .where(and(kept, eq(configVersions.version, version)))
  if (!row)
    throw refuse('not-found', `There is no version ${version}, or it has expired. Choose one from the list.`, [
      issue('version', 'version-in-list'),
    ])
  return row
}
