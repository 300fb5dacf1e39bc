import { analyzeChanged } from './analyze-changed.ts'
import { openEmbeddedChannel } from './embedded-channel.ts'
import type { EmbeddedHost } from './embedded-host.ts'
import {
  EngineBusy,
  EngineUnavailable,
  SessionEnded,
  type DatabasePlan,
  type EngineResult,
  type EngineSession,
  type PlannedAccount,
  type SessionSettings,
  type SqlEngine,
  type SqlParser,
} from './engine.ts'
import {
  createNames,
  ensureGrants,
  ensureObjectWriters,
  ensureRoles,
  quoteName,
  quoteText,
  strangersIn,
  type Admin,
} from './reconcile.ts'
import { runStatement } from './wire-session.ts'

export interface EmbeddedOptions {
  placement: 'embedded' | 'page'
  openHost(plan: { databaseId: string; characterSet: string }): Promise<EmbeddedHost>
  /** Deletes the files of a database that isn't open. */
  remove(databaseId: string): Promise<void>
  /** Maximum number of open databases. */
  mostOpen: number
  /** Idle milliseconds before a database is closed. Undefined if closing would lose its data. */
  idleMilliseconds: number | undefined
  /** Milliseconds that a session waits for the previous one to end. */
  patience?: number
  parser?: () => Promise<SqlParser | undefined>
}

interface Place {
  host: Promise<EmbeddedHost> | undefined
  /** Resolves when the previous host has exited: two hosts must never open the same files. */
  ending: Promise<unknown>
  /** Last plan applied to the database, as text. */
  plan: string | undefined
  /** Set while a session is using it. */
  taken: Promise<void> | undefined
  /** Asks the session that is using it to let others in. Undefined if it can't. @returns whether it has */
  offer: (() => Promise<boolean>) | undefined
  usedAt: number
  changed: boolean
  stopIdle: () => void
}

/** Bytes of memory above which a database is closed after a session. An empty one occupies 128 MB. */
const mostIdleMemory = 384 * 1024 ** 2

/** Version of the embedded PostgreSQL. */
const version = 'PostgreSQL 18'

/** Creates an engine of embedded databases. Each has its own PostgreSQL, opened on demand. */
export function createEmbeddedEngine({
  placement,
  openHost,
  remove,
  mostOpen,
  idleMilliseconds,
  patience = 10_000,
  parser,
}: EmbeddedOptions): SqlEngine {
  const names = createNames('cw_')
  const places = new Map<string, Place>()
  let closed = false

  const placeOf = (databaseId: string): Place => {
    const existing = places.get(databaseId)
    if (existing) return existing
    const place: Place = {
      host: undefined,
      ending: Promise.resolve(),
      plan: undefined,
      taken: undefined,
      offer: undefined,
      usedAt: 0,
      changed: false,
      stopIdle: () => {},
    }
    places.set(databaseId, place)
    return place
  }

  /** Ends the host of a database, gracefully or immediately. */
  const endHost = (place: Place, end: (host: EmbeddedHost) => Promise<void> | undefined) => {
    const host = place.host
    place.host = undefined
    place.plan = undefined
    place.stopIdle()
    if (host) place.ending = Promise.all([place.ending, host.then(end)]).catch(() => undefined)
    return place.ending
  }
  const shut = (place: Place) => endHost(place, (host) => host.close())
  /** Discards a host in any state. The next user of the database opens a new one. */
  const abandon = (place: Place) => endHost(place, (host) => host.kill() ?? host.close())

  /** Closes idle databases, least recently used first, until one more can be opened. */
  const makeRoom = async () => {
    for (;;) {
      const open = [...places.values()].filter((place) => place.host)
      if (open.length < mostOpen) return
      for (const { taken, offer } of open) if (taken) await offer?.()
      const [idle] = open.filter((place) => !place.taken).toSorted((a, b) => a.usedAt - b.usedAt)
      if (!idle || idleMilliseconds === undefined)
        throw new EngineBusy(`${mostOpen} databases are in use, which is the maximum. Try again later.`)
      await shut(idle)
    }
  }

  const hostOf = async (plan: DatabasePlan, place: Place): Promise<EmbeddedHost> => {
    if (!place.host) {
      await place.ending
      await makeRoom()
      place.host ??= openHost(plan)
    }
    try {
      return await place.host
    } catch (error) {
      place.host = undefined
      throw new EngineUnavailable('The database could not be opened', { cause: error })
    }
  }

  /** Waits for the database and claims it. @returns a function that releases it */
  const take = async (place: Place): Promise<() => void> => {
    const until = Date.now() + patience
    while (place.taken) {
      const left = until - Date.now()
      if (left <= 0) throw new EngineBusy('Another run is using the database. Wait until it has ended, or cancel it.')
      if (await place.offer?.()) continue
      await Promise.race([place.taken, pause(Math.min(left, offerEvery))])
    }
    if (closed) throw new EngineUnavailable('The platform is closing')
    let give = () => {}
    place.taken = new Promise((resolve) => {
      give = () => {
        place.taken = undefined
        place.offer = undefined
        place.usedAt = Date.now()
        resolve()
      }
    })
    place.stopIdle()
    return () => {
      give()
      if (idleMilliseconds === undefined) return
      const timer = setTimeout(() => void (place.taken || shut(place)), idleMilliseconds)
      ;(timer as { unref?: () => void }).unref?.()
      place.stopIdle = () => clearTimeout(timer)
    }
  }

  /** Applies a plan to an open database, with the engine's own rights. */
  const provideOn = async (host: EmbeddedHost, place: Place, plan: DatabasePlan) => {
    const wanted = JSON.stringify(plan)
    if (place.plan === wanted) return
    await host.release()
    // With these rights, never resolve names that the team created.
    await host.query('set search_path = pg_catalog')
    await ensureRoles(host, names, plan)
    for (const stranger of (await strangersIn(host, names, plan)).map(names.account)) {
      await host.query(`reassign owned by ${quoteName(stranger)} to ${quoteName(names.owner(plan.databaseId))}`)
      await host.query(`drop owned by ${quoteName(stranger)}`)
      await host.query(`drop role ${quoteName(stranger)}`)
    }
    await ensureGrants(host, names, plan.databaseId, 'postgres')
    await ensureObjectWriters(host, names.owner(plan.databaseId))
    if (plan.filling) await fillOnce(host, names.owner(plan.databaseId), plan.filling)
    place.plan = wanted
  }

  /** Claims a database for one of the plan's accounts, with that account's rights. */
  const claim = async (plan: DatabasePlan, accountId: string, settings: SessionSettings) => {
    const account = plan.accounts.find((candidate) => candidate.accountId === accountId)
    if (!account) throw new EngineUnavailable('The account has no access to this database')
    const place = placeOf(plan.databaseId)
    const give = await take(place)
    try {
      const host = await hostOf(plan, place)
      await provideOn(host, place, plan)
      await host.release()
      await begin(host, plan.databaseId, account, settings)
      return { host, place, give }
    } catch (error) {
      void abandon(place)
      give()
      throw error
    }
  }

  return {
    placement,
    info: async () => ({
      version,
      sessions: [...places.values()].filter(({ taken }) => taken).length,
      sessionLimit: mostOpen,
      databaseName: names.database,
      accountName: names.account,
      writersName: names.owner,
      readersName: names.reader,
      // A database of its own, with roles of its own.
      isolatesAccounts: true,
    }),
    async provide(plan) {
      const place = placeOf(plan.databaseId)
      const give = await take(place)
      try {
        await provideOn(await hostOf(plan, place), place, plan)
      } catch (error) {
        void abandon(place)
        throw error
      } finally {
        give()
      }
    },

    async open(plan, accountId, settings) {
      const { host, place, give } = await claim(plan, accountId, settings)
      return sessionOn(host, place, give)
    },
    connect: (readPlan, accountId, settings, listener) =>
      openEmbeddedChannel({
        listener,
        idleMilliseconds,
        async attach(offer) {
          const { host, place, give } = await claim(await readPlan(), accountId, settings)
          place.offer = offer
          place.changed = true
          return {
            host,
            async detach() {
              try {
                await host.release()
                await analyzeChanged(host)
              } catch {
                await abandon(place)
              } finally {
                give()
              }
            },
            end() {
              void abandon(place)
              give()
            },
          }
        },
      }),
    async size(databaseId) {
      const place = places.get(databaseId)
      if (!place?.host) return undefined
      const give = await take(place)
      try {
        const host = await place.host
        await host?.release()
        const [row] =
          (await host?.query<{ size: number }>(
            'select pg_catalog.pg_database_size(pg_catalog.current_database())::float8 as size',
          )) ?? []
        return row?.size
      } finally {
        give()
      }
    },
    async drop(databaseId) {
      const place = places.get(databaseId)
      if (place) {
        await abandon(place)
        places.delete(databaseId)
      }
      await remove(databaseId)
    },
    // Each database drops it when next opened, since the plan no longer lists it.
    dropAccount: async () => {},
    parser: async () => parser?.(),
    async reset() {
      for (const [databaseId, place] of places) {
        if (!place.changed) continue
        const give = await take(place)
        await shut(place)
        await remove(databaseId)
        place.changed = false
        give()
      }
    },
    async close() {
      closed = true
      await Promise.all([...places.values()].map((place) => (place.taken ? abandon(place) : shut(place))))
    },
  }

  async function begin(
    host: EmbeddedHost,
    databaseId: string,
    { accountId, readonly }: PlannedAccount,
    { timeZone }: SessionSettings,
  ): Promise<void> {
    await host.bind(names.account(accountId), [names.owner(databaseId), names.reader(databaseId)])
    const settings = [
      `set time zone ${quoteText(timeZone)}`,
      ...(readonly ? [] : [`set role ${quoteName(names.owner(databaseId))}`]),
    ]
    for (const setting of settings) {
      const { error } = await runStatement(host.exchange, setting, { rows: 1, bytes: 1000 })
      if (error) throw new EngineUnavailable(error.message)
    }
  }

  function sessionOn(host: EmbeddedHost, place: Place, give: () => void): EngineSession {
    let ended = false
    let hasChanged = false
    return {
      async run(statement, window) {
        if (ended) throw new SessionEnded('The session has ended')
        const result = await runStatement(host.exchange, statement, window)
        if (!hasOnlyRead(result)) place.changed = hasChanged = true
        return result
      },
      cancel() {
        const killed = host.kill()
        if (!killed) return
        ended = true
        place.changed = true
        void endHost(place, () => killed)
      },
      async close() {
        try {
          if (ended) return
          const memory = await host.release()
          if (hasChanged) await analyzeChanged(host)
          // Memory of WebAssembly grows with a large value and never shrinks.
          if (memory > mostIdleMemory && idleMilliseconds !== undefined) await shut(place)
        } catch {
          await abandon(place)
        } finally {
          ended = true
          give()
        }
      },
    }
  }
}

/** Milliseconds between two requests to let others in. */
const offerEvery = 200

const readingTags = /^(SELECT|SHOW|EXPLAIN|SET|BEGIN|COMMIT|ROLLBACK)\b/

/** A table that is created from a query is told as that query, but returns no columns. */
const hasOnlyRead = ({ tag, columns }: EngineResult): boolean =>
  readingTags.test(tag) && (columns.length > 0 || !tag.startsWith('SELECT'))

/** Stores the data and the marker for it in one transaction. */
export async function fillOnce(admin: Admin, owner: string, filling: string): Promise<void> {
  const [role] = await admin.query<{ filled: boolean }>(
    `select pg_catalog.shobj_description(oid, 'pg_authid') is not null as filled from pg_catalog.pg_roles where rolname = ${quoteText(owner)}`,
  )
  if (role?.filled) return
  await admin.query('begin')
  await admin.query(`set local role ${quoteName(owner)}`)
  await admin.query('set local search_path = public')
  await admin.query(filling)
  await admin.query('reset role')
  await admin.query(`comment on role ${quoteName(owner)} is 'filled'`)
  await admin.query('commit')
  await admin.query('analyze')
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    ;(timer as { unref?: () => void }).unref?.()
  })
}
