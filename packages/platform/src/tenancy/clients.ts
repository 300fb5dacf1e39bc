import type { Queries } from '../database/connection.ts'
import { newNumber, newSecret } from '../database/ids.ts'
import { appClients } from './tables.ts'

/** Generates the credentials that a server or an app signs in with. */
export function newClient(): { clientId: string; clientSecret: string } {
  return { clientId: newNumber(19), clientSecret: newSecret().toUpperCase() }
}

/** Creates the credentials of an app. */
export async function makeAppClient(db: Queries, appId: string): Promise<void> {
  await db.insert(appClients).values({ appId, ...newClient(), apiKey: newSecret() })
}
