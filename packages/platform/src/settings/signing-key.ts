import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { newSecret } from '../database/ids.ts'
import { settings } from './tables.ts'

const name = 'signing-key'

/**
 * The key of signed addresses. It is made at the first start and kept in the database, so that every node that shares
 * the database accepts what another one has signed.
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
