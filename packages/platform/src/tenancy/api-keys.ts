import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { newId, newSecret } from '../database/ids.ts'
import { apiKeys, apiKeyValues } from './tables.ts'

/** Milliseconds for which the value of a key before its rotation is accepted. */
export const keyGrace = 30 * 86_400_000

/** Name of the key that an app is created with. */
export const firstKeyName = 'Default'

/** What a key is called and restricted to. */
export type KeyFields = Omit<typeof apiKeys.$inferInsert, 'teamId' | 'keyId' | 'createTime' | 'updateTime'>

/** Creates an API key with its first value. */
export async function makeApiKey(db: Queries, key: KeyFields, now: number): Promise<string> {
  const keyId = newId()
  await db.insert(apiKeys).values({ ...key, keyId, createTime: now, updateTime: now })
  await makeValue(db, { appId: key.appId, keyId }, now)
  return keyId
}

/** Gives a key a new value. Apps that have the one before can use it for a while. */
export async function rotateApiKey(db: Queries, key: { appId: string; keyId: string }, now: number): Promise<void> {
  await db
    .update(apiKeyValues)
    .set({ validUntil: now + keyGrace })
    .where(and(eq(apiKeyValues.keyId, key.keyId), isNull(apiKeyValues.validUntil)))
  await makeValue(db, key, now)
}

async function makeValue(db: Queries, { appId, keyId }: { appId: string; keyId: string }, now: number): Promise<void> {
  await db.insert(apiKeyValues).values({ valueId: newId(), keyId, appId, apiKey: newSecret(), createTime: now })
}

/** Value of the key that an app's configuration file contains: the current one of its oldest key. */
export const keyOfConfigFile = (db: Queries, appId: string): Promise<string | undefined> => oldestKey(db, appId)

/** Value of a key with which a browser can open pages of the client plane: of one without restrictions. */
export function keyOfPages(db: Queries, appId: string): Promise<string | undefined> {
  return oldestKey(db, appId, and(isNull(apiKeys.packageName), isNull(apiKeys.region)))
}

async function oldestKey(db: Queries, appId: string, fits?: SQL): Promise<string | undefined> {
  const [key] = await db
    .select({ apiKey: apiKeyValues.apiKey })
    .from(apiKeys)
    .innerJoin(apiKeyValues, eq(apiKeyValues.keyId, apiKeys.keyId))
    .where(and(eq(apiKeys.appId, appId), isNull(apiKeyValues.validUntil), fits))
    .orderBy(asc(apiKeys.createTime), asc(apiKeys.keyId))
    .limit(1)
  return key?.apiKey
}
