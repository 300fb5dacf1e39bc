import { eq } from 'drizzle-orm'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { fromBase64, toBase64 } from '@console-widgets/platform/secrets/byte-texts'
import { openText, sealText } from '@console-widgets/platform/secrets/sealed-text'
import { linkSecrets } from '../tables.ts'

/** Bytes of a secret, and what its text begins with, as the Standard Webhooks specification has it. */
const length = 32
const prefix = 'whsec_'

const subjectOf = (monitorLinkId: string) => `ad link secret\n${monitorLinkId}`

/** Gives a link a new secret, in the place of the one that it had. @returns the secret, which isn’t shown again */
export async function renewSecret(
  db: Queries,
  parts: Pick<PlatformParts, 'secret'>,
  { teamId, monitorLinkId, appId }: { teamId: string; monitorLinkId: string; appId: string },
  now: number,
): Promise<string> {
  const secret = prefix + toBase64(crypto.getRandomValues(new Uint8Array(length)))
  const sealedSecret = await sealText(parts, subjectOf(monitorLinkId), secret)
  await db
    .insert(linkSecrets)
    .values({ teamId, monitorLinkId, appId, sealedSecret, createTime: now })
    .onConflictDoUpdate({ target: linkSecrets.monitorLinkId, set: { sealedSecret, createTime: now } })
  return secret
}

/** When a link got its secret. Null: it has none. */
export async function secretTimeOf(db: Queries, monitorLinkId: string): Promise<number | null> {
  const [row] = await db
    .select({ createTime: linkSecrets.createTime })
    .from(linkSecrets)
    .where(eq(linkSecrets.monitorLinkId, monitorLinkId))
  return row?.createTime ?? null
}

/** Signs what the parts of a request say. @param sealed the link’s secret as it is stored */
export async function signPostback(
  parts: Pick<PlatformParts, 'secret'>,
  { monitorLinkId, sealed }: { monitorLinkId: string; sealed: string },
  { id, time, address }: { id: string; time: string; address: string },
): Promise<string> {
  const secret = await openText(parts, subjectOf(monitorLinkId), sealed)
  const bytes = fromBase64(secret.slice(prefix.length))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${time}.${address}`))
  return `v1,${toBase64(new Uint8Array(signed))}`
}
