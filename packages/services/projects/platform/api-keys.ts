import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { calls } from '@console-widgets/projects/contract'
import { apiKeyLimits, apiKeyListFields } from '@console-widgets/projects/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { plainFingerprint } from '@console-widgets/platform/client-plane/key-restrictions'
import type { Queries } from '@console-widgets/platform/database/connection'
import { listTable } from '@console-widgets/platform/database/list-table'
import { makeApiKey, rotateApiKey } from '@console-widgets/platform/tenancy/api-keys'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import { apiKeys, apiKeyValues, apps } from '@console-widgets/platform/tenancy/tables'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'

type KeyRow = typeof apiKeys.$inferSelect

/** Handlers of the API keys of a project's apps. */
export const apiKeyHandlers: Pick<
  Handlers<typeof calls>,
  | 'delegate-services.api-key.get'
  | 'delegate-services.api-key.create'
  | 'delegate-services.api-key.update'
  | 'delegate-services.api-key.delete'
> = {
  'delegate-services.api-key.get': async ({ projectId, ...input }, { db, now }) => {
    await findProject(db, projectId)
    const { items, total } = await listTable(
      db,
      apiKeys,
      apiKeyListFields,
      input,
      'createTime',
      inArray(apiKeys.appId, appsOf(db, projectId)),
    )
    return { items: await describeKeys(db, items, now()), total }
  },

  'delegate-services.api-key.create': async ({ projectId, appId, ...fields }, { db, now }) => {
    await lockApp(db, projectId, appId)
    if ((await db.$count(apiKeys, eq(apiKeys.appId, appId))) >= apiKeyLimits.keysPerApp)
      throw refuse('limit-reached', `An app has at most ${apiKeyLimits.keysPerApp} API keys. Delete one first.`)
    const keyId = await makeApiKey(db, { ...fields, ...restrictionOf({ ...unrestricted, ...fields }), appId }, now())
    return describeKey(db, await findKey(db, projectId, keyId), now())
  },

  'delegate-services.api-key.update': async ({ projectId, keyId, rotate, ...fields }, { db, now }) => {
    const key = await findKey(db, projectId, keyId, 'update')
    if (!rotate && Object.values(fields).every((value) => value === undefined))
      throw refuse('bad-parameter', 'The request changes nothing. Set a name, a restriction, or rotate.')
    const time = now()
    await db
      .update(apiKeys)
      .set({ ...fields, ...restrictionOf({ ...key, ...fields }), updateTime: time })
      .where(eq(apiKeys.keyId, keyId))
    if (rotate) {
      await db.delete(apiKeyValues).where(and(eq(apiKeyValues.keyId, keyId), lte(apiKeyValues.validUntil, time)))
      await rotateApiKey(db, key, time)
    }
    return describeKey(db, await findKey(db, projectId, keyId), time)
  },

  'delegate-services.api-key.delete': async ({ projectId, keyId }, { db }) => {
    const { appId } = await findKey(db, projectId, keyId)
    await lockApp(db, projectId, appId)
    if ((await db.$count(apiKeys, eq(apiKeys.appId, appId))) <= 1)
      throw refuse('conflict', 'This is the last API key of the app, and its configuration file needs one. Rotate it.')
    await db.delete(apiKeyValues).where(eq(apiKeyValues.keyId, keyId))
    await db.delete(apiKeys).where(eq(apiKeys.keyId, keyId))
  },
}

const unrestricted = { packageName: null, fingerprint: null }

/** A restriction in the form in which it is stored. @throws PlatformRefusal if it has only one of its two parts */
function restrictionOf({ packageName, fingerprint }: Pick<KeyRow, 'packageName' | 'fingerprint'>) {
  if ((packageName === null) !== (fingerprint === null))
    throw refuse('bad-parameter', 'A key is restricted by package name and fingerprint together', [
      packageName === null
        ? issue('packageName', 'package-name-with-fingerprint')
        : issue('fingerprint', 'fingerprint-with-package-name'),
    ])
  return { packageName, fingerprint: fingerprint === null ? null : plainFingerprint(fingerprint) }
}

const appsOf = (db: Queries, projectId: string) =>
  db.select({ appId: apps.appId }).from(apps).where(eq(apps.projectId, projectId))

/** Locks an app of the project until the end of the transaction, so that its keys are counted one change at a time. */
async function lockApp(db: Queries, projectId: string, appId: string): Promise<void> {
  await findProject(db, projectId)
  const [app] = await db
    .select({ appId: apps.appId })
    .from(apps)
    .where(and(eq(apps.appId, appId), eq(apps.projectId, projectId)))
    .for('update')
  if (!app) throw refuse('app-not-found', `There is no app '${appId}' in this project`)
}

async function findKey(db: Queries, projectId: string, keyId: string, lock?: 'update'): Promise<KeyRow> {
  const query = db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.keyId, keyId), inArray(apiKeys.appId, appsOf(db, projectId))))
  const [key] = await (lock ? query.for(lock) : query)
  if (!key) throw refuse('not-found', `There is no API key '${keyId}' of an app in this project`)
  return key
}

async function describeKey(db: Queries, key: KeyRow, now: number) {
  const [described] = await describeKeys(db, [key], now)
  return described as NonNullable<typeof described>
}

/** Keys with their current values, and whether an older one is still accepted. */
async function describeKeys(db: Queries, keys: readonly KeyRow[], now: number) {
  const keyIds = keys.map(({ keyId }) => keyId)
  const values = await db.select().from(apiKeyValues).where(inArray(apiKeyValues.keyId, keyIds))
  const all = await db
    .select({ appId: apiKeys.appId, keyId: apiKeys.keyId })
    .from(apiKeys)
    .where(
      inArray(
        apiKeys.appId,
        keys.map(({ appId }) => appId),
      ),
    )
    .orderBy(asc(apiKeys.createTime), asc(apiKeys.keyId))
  return keys.map((key) => {
    const ofApp = all.filter(({ appId }) => appId === key.appId)
    const own = values.filter(({ keyId }) => keyId === key.keyId)
    const previousUntil = Math.max(0, ...own.flatMap(({ validUntil }) => validUntil ?? []))
    return {
      ...key,
      apiKey: own.find(({ validUntil }) => validUntil === null)?.apiKey ?? '',
      previousUntil: previousUntil > now ? previousUntil : null,
      isInConfigFile: ofApp[0]?.keyId === key.keyId,
      isOnly: ofApp.length === 1,
    }
  })
}
