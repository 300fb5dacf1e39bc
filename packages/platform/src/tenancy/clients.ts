import type { Queries } from '../database/connection.ts'
import { newNumber, newSecret } from '../database/ids.ts'
import { firstKeyName, makeApiKey } from './api-keys.ts'
import { appClients } from './tables.ts'

/** Generates the credentials that a server or an app signs in with. */
export function newClient(): { clientId: string; clientSecret: string } {
  return { clientId: newNumber(19), clientSecret: newSecret().toUpperCase() }
}

/** Creates the credentials of an app, and its first API key. */
export async function makeAppClient(db: Queries, appId: string, now: number): Promise<void> {
  await db.insert(appClients).values({ appId, ...newClient() })
  await makeApiKey(db, { appId, keyName: firstKeyName }, now)
}
