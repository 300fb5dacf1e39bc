import { protocol } from '@electric-sql/pglite'
import { withoutLimit } from './answer-gate.mjs'
import type { EmbeddedHost } from './embedded-host.ts'
import { EngineBusy, SessionEnded, type ChannelListener, type EngineChannel } from './engine.ts'
import { quoteText } from './reconcile.ts'
import { joinBytes } from './join-bytes.mjs'
import { runStatement } from './wire-session.ts'

/** A database that a channel is using. */
interface Attachment {
  host: EmbeddedHost
  /** Lets others use the database. */
  detach(): Promise<void>
  /** Ends the database's thread, whatever it is running. */
  end(): void
}

interface EmbeddedChannelOptions {
  listener: ChannelListener
  /** Idle milliseconds before the channel lets the database close. */
  idleMilliseconds: number | undefined
  /** Claims the database. `offer` is called when others wait for it. @throws EngineBusy, EngineUnavailable */
  attach(offer: () => Promise<boolean>): Promise<Attachment>
}

/** What a program has set in a session, as far as it can be restored in another. */
interface SessionState {
  /** Whether something ties the session to its engine, such as temporary tables. */
  tied: boolean
  role: string
  settings: Record<string, string>
  prepared: { name: string; statement: string; types: (string | number)[]; fromSql: boolean }[]
}

/** Milliseconds for which a channel that can't be suspended keeps others waiting without doing anything. */
const longestIdle = 60_000

/** Milliseconds that a connected program waits for the database. */
const longestWait = 5 * 60_000

const { serialize } = protocol

/**
 * Opens a channel to an embedded database, which serves one session at a time. Programs stay connected while they do
 * nothing; so an idle channel lets others in and resumes with its settings and prepared statements restored.
 */
export async function openEmbeddedChannel({
  listener,
  idleMilliseconds,
  attach,
}: EmbeddedChannelOptions): Promise<EngineChannel> {
  let attachment: Attachment | undefined
  let suspended: SessionState | undefined
  let suspending: Promise<boolean> | undefined
  let working = false
  let closed = false
  let status: 'idle' | 'busy' = 'idle'
  let idleSince = Date.now()
  let stopIdle: ReturnType<typeof setTimeout> | undefined

  const end = (error: Error) => {
    if (closed) return
    closed = true
    clearTimeout(stopIdle)
    attachment?.end()
    attachment = undefined
    listener.ended(error)
  }

  /** Lets others use the database. @returns whether it did */
  const suspend = async (): Promise<boolean> => {
    if (working || closed || !attachment) return false
    const isLongIdle = Date.now() - idleSince > longestIdle
    if (status === 'busy') {
      if (isLongIdle) end(new SessionEnded('The connection was idle in a transaction while others waited'))
      return isLongIdle
    }
    working = true
    suspending = saveAndDetach(attachment, isLongIdle).finally(() => {
      working = false
      suspending = undefined
    })
    return suspending
  }

  const saveAndDetach = async ({ host, detach }: Attachment, isLongIdle: boolean): Promise<boolean> => {
    try {
      const state = await readState(host)
      if (state.tied) {
        if (isLongIdle) end(new SessionEnded('The connection was idle with temporary objects while others waited'))
        return isLongIdle
      }
      suspended = state
      attachment = undefined
      await detach()
    } catch (error) {
      end(error as Error)
    }
    return true
  }

  const resume = async (): Promise<Attachment> => {
    for (const since = Date.now(); !attachment;) {
      try {
        attachment = await attach(suspend)
      } catch (error) {
        // A connected program waits for a run to end; a new one is told.
        if (!suspended || !(error instanceof EngineBusy) || Date.now() - since > longestWait) throw error
      }
    }
    if (closed) {
      const left = attachment
      attachment = undefined
      await left.detach()
      throw new SessionEnded('The connection has ended')
    }
    const state = suspended
    suspended = undefined
    if (state) await restoreState(attachment.host, state)
    return attachment
  }

  const sendNow = async (messages: Uint8Array): Promise<void> => {
    // They must not come between those that read the session's state.
    while (suspending) await suspending
    if (closed) throw new SessionEnded('The connection has ended')
    working = true
    clearTimeout(stopIdle)
    let tail: Uint8Array = new Uint8Array()
    try {
      const { host } = await resume()
      await host.stream(messages, (part) => {
        tail = joinTail(tail, part)
        return listener.receive(part)
      })
      status = isReady(tail) ? 'idle' : 'busy'
    } catch (error) {
      end(error as Error)
    } finally {
      working = false
      idleSince = Date.now()
      if (idleMilliseconds !== undefined && !closed) {
        stopIdle = setTimeout(() => void suspend(), idleMilliseconds)
        ;(stopIdle as { unref?: () => void }).unref?.()
      }
    }
  }

  await resume()
  let sent = Promise.resolve()
  return {
    send(messages) {
      // The end of an answer arrives before the engine has finished with what was sent.
      const sending = sent.then(() => sendNow(messages))
      sent = sending.catch(() => undefined)
      return sending
    },
    cancel() {
      // It may still be waiting for the database.
      if (working) end(new SessionEnded('The statement was canceled'))
    },
    async close() {
      if (closed) return
      closed = true
      clearTimeout(stopIdle)
      const left = attachment
      attachment = undefined
      if (working) left?.end()
      else await left?.detach()
    },
  }
}

/** Length of the message that ends a response. */
const readyLength = 6

function joinTail(tail: Uint8Array, part: Uint8Array): Uint8Array {
  if (part.byteLength >= readyLength) return part.slice(-readyLength)
  return Uint8Array.from([...tail, ...part].slice(-readyLength))
}

/** Whether a response ends with the message that the engine is ready and in no transaction. */
function isReady(tail: Uint8Array): boolean {
  return tail.length === readyLength && tail[0] === 0x5a && tail[4] === 5 && tail[5] === 0x49
}

const stateQuestion = `select pg_catalog.json_build_object(
  'tied', exists (select from pg_catalog.pg_class where relnamespace = pg_catalog.pg_my_temp_schema())
    or exists (select from pg_catalog.pg_cursors where is_holdable)
    or exists (select from pg_catalog.pg_listening_channels())
    or exists (select from pg_catalog.pg_locks where locktype = 'advisory'),
  'role', pg_catalog.current_setting('role'),
  'settings', coalesce((select pg_catalog.json_object_agg(name, setting) from pg_catalog.pg_settings
    where source = 'session' and name not like 'transaction%'), '{}'),
  'prepared', coalesce((select pg_catalog.json_agg(pg_catalog.json_build_object('name', name, 'statement', statement,
    'types', pg_catalog.to_json(parameter_types::oid[]), 'fromSql', from_sql)) from pg_catalog.pg_prepared_statements), '[]')
)::text`

async function readState(host: EmbeddedHost): Promise<SessionState> {
  const { rows, error } = await runStatement(host.exchange, stateQuestion, { rows: 1, bytes: 16 * 1024 * 1024 })
  const [[text] = []] = rows
  if (error || !text) throw new SessionEnded('The state of the connection couldn’t be saved', { cause: error })
  return JSON.parse(text) as SessionState
}

async function restoreState(host: EmbeddedHost, { role, settings, prepared }: SessionState): Promise<void> {
  const run = async (statement: string) => {
    const { error } = await runStatement(host.exchange, statement, { rows: 1, bytes: 1000 })
    if (error) throw new SessionEnded(`The state of the connection couldn’t be restored: ${error.message}`)
  }
  for (const { name, statement, types, fromSql } of prepared)
    if (fromSql) await run(statement)
    else
      await host.exchange(
        joinBytes([serialize.parse({ name, text: statement, types: types.map(Number) }), serialize.sync()]),
        withoutLimit,
      )
  const set = [...Object.entries(settings), ['role', role] as const].map(
    ([name, value]) => `pg_catalog.set_config(${quoteText(name)}, ${quoteText(value)}, false)`,
  )
  await run(`select ${set.join(', ')}`)
}
