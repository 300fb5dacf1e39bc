import { and, eq, lt } from 'drizzle-orm'
import { readVisitor } from '@console-widgets/redirects/visitor'
import { readCookie } from '@console-widgets/platform/calls/cookies'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { countInWindows, hashAddress } from '@console-widgets/platform/client-plane/client-limits'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newSecret } from '@console-widgets/platform/database/ids'
import { networkOf } from '@console-widgets/platform/internet/outside'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import { storePath, type StoreAct } from '@console-widgets/platform/release/store-front'
import { toBase64Url } from '@console-widgets/platform/secrets/byte-texts'
import { sameText } from '@console-widgets/platform/secrets/secrets'
import { storeActs } from '../tables.ts'

/** Cookie that identifies a browser on the public pages of apps, and nowhere else. It doesn’t identify a person. */
const cookieName = 'cw_store'
/** How long a browser is known, in days; what it did is forgotten then, too. */
const knownDays = 90
/** Visits an hour from one network that count, of an app and of all apps together. Many people share an address. */
const visitsPerHour = { ofApp: 40, ofAll: 400 } as const
/** Visitor numbers start here, beyond those of the demo’s people and of people whom apps report. */
const firstVisitor = 2_010_000_000

type Parts = Pick<PlatformParts, 'database' | 'secret' | 'clock' | 'publicOrigin'>

/** A browser that asks for the public page of an app. */
export interface StoreVisitor {
  /** Random name, which only the platform can give. */
  name: string
  /** Whether its request brought the name. */
  isKnown: boolean
  isBot: boolean
  /** Network of the visitor; it isn’t stored. */
  network: string
}

/** Identifies a visitor by the name that the platform gave the browser. Without one, the visitor is new. */
export async function readStoreVisitor(
  { secret }: Pick<Parts, 'secret'>,
  request: Request,
  address: string,
): Promise<StoreVisitor> {
  const [name = '', signature = ''] = (readCookie(request, cookieName) ?? '').split('.')
  const isKnown = /^[a-z0-9]{50}$/.test(name) && sameText(signature, await sign(secret, 'visitor', name))
  const { isBot } = readVisitor(request.headers)
  // A page that a browser loads in advance hasn’t been seen by anyone.
  const isAhead = /prefetch/i.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '')
  return { name: isKnown ? name : newSecret(), isKnown, isBot: isBot || isAhead, network: networkOf(address) }
}

/** The cookie that names a new visitor. */
export async function cookieOf({ secret, publicOrigin }: Parts, { name }: StoreVisitor): Promise<string> {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : ''
  const value = `${name}.${await sign(secret, 'visitor', name)}`
  return `${cookieName}=${value}; Path=${storePath}; Max-Age=${knownDays * 86_400}; HttpOnly; SameSite=Lax${secure}`
}

/** Key of a visitor in the rows of an app, which can’t be compared with that of another app. */
export function visitorKeyOf({ secret }: Pick<Parts, 'secret'>, appId: string, { name }: StoreVisitor) {
  return sign(secret, appId, name)
}

/** Whether a visit counts: robots don’t, nor does what one network does beyond a limit. */
export async function mayCount(services: Parts, appId: string, { isBot, network }: StoreVisitor): Promise<boolean> {
  if (isBot) return false
  const now = services.clock.now()
  const hashed = await hashAddress(services.secret, network, now)
  try {
    await countInWindows(
      services.database,
      [
        { subject: `store ${appId} ${hashed}`, most: visitsPerHour.ofApp, length: hour },
        { subject: `store ${hashed}`, most: visitsPerHour.ofAll, length: hour },
      ],
      now,
    )
    return true
  } catch (error) {
    if (error instanceof PlatformRefusal) return false
    throw error
  }
}

/** Whether a visitor has done something. */
export async function hasDone(
  db: Queries,
  appId: string,
  visitorKey: string,
  { kind, item }: StoreAct,
): Promise<boolean> {
  const { appId: ofApp, visitorKey: of, kind: what, item: which } = storeActs
  const isIt = and(eq(ofApp, appId), eq(of, visitorKey), eq(what, kind), eq(which, item))
  return (await db.$count(storeActs, isIt)) > 0
}

/** Stores what a visitor does. @returns acts that are new for this visitor */
export async function firstActs(
  db: Queries,
  appId: string,
  visitorKey: string,
  acts: readonly StoreAct[],
  time: number,
): Promise<StoreAct[]> {
  if (acts.length === 0) return []
  await db.delete(storeActs).where(and(eq(storeActs.appId, appId), lt(storeActs.time, time - knownDays * day)))
  const views = acts.filter(({ kind }) => kind === 'contentView')
  const fresh = await db
    .insert(storeActs)
    .values(acts.filter((act) => !views.includes(act)).map((act) => ({ appId, visitorKey, time, ...act })))
    .onConflictDoNothing()
    .returning({ kind: storeActs.kind, item: storeActs.item })
  return views.length === 0 ? fresh : [...fresh, ...(await firstViews(db, appId, visitorKey, views))]
}

/** Adds the contents that a visitor sees to the row of their impression. @returns those that are new for them */
async function firstViews(
  db: Queries,
  appId: string,
  visitorKey: string,
  views: readonly StoreAct[],
): Promise<StoreAct[]> {
  const { appId: ofApp, visitorKey: of, kind } = storeActs
  const isOfVisitor = and(eq(ofApp, appId), eq(of, visitorKey), eq(kind, 'impression'))
  const [known] = await db.select({ contents: storeActs.contents }).from(storeActs).where(isOfVisitor).for('update')
  const fresh = views.filter(({ item }) => known !== undefined && !known.contents.includes(item))
  if (known && fresh.length > 0)
    await db
      .update(storeActs)
      .set({ contents: [...known.contents, ...fresh.map(({ item }) => item)] })
      .where(isOfVisitor)
  return fresh
}

/** Number of a visitor in the events of an app: below zero, as of everyone who hasn’t installed it. */
export function numberOf(visitorKey: string): number {
  let hash = 0
  for (const character of visitorKey) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return -(firstVisitor + (Math.abs(hash) % (2 ** 31 - 1 - firstVisitor)))
}

async function sign(secret: CryptoKey, about: string, name: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(['store visitor', about, name]))
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes))
  return toBase64Url(hash.subarray(0, 18))
}
