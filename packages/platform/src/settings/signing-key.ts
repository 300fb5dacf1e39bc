import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { newSecret } from '../database/ids.ts'
import { settings } from './tables.ts'

const name = 'signing-key'

/**
 * Loads the key of signed URLs. It is generated on first start and stored in the database, so that all nodes accept
 * each other's signatures.
 */
export async function loadSigningKey(database: Database): Promise<CryptoKey> {
  const text = await database.asPlatform(async (db) => {
    await db.insert(settings).values({ name, value: newSecret() }).onConflictDoNothing()
    const [row] = await db.select().from(settings).where(eq(settings.name, name))
    return (row as { value: string }).value
  })
  return crypto.subtle.importKey('raw', new TextEncoder().encode(text), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
}
