import { databaseLimits } from '@console-widgets/relational-database/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import { joinBytes } from '@console-widgets/platform/sql-engines/join-bytes.mjs'
import { followChange } from '../backups/follow-changes.ts'
import { quietly } from '../instance.ts'
import { planOf } from '../plans.ts'
import { findDatabase } from '../rows.ts'
import { noteSize, requireRoom } from '../run-access.ts'
import { placeError } from '../run-statements.ts'
import { forbiddenIn } from '../sql/forbidden.ts'
import { splitSql, type Statement } from '../sql/split.ts'
import { admitConnection, connectionUser, ConnectionRefused, type Login } from './admit-connection.ts'
import {
  bytesOf,
  createFieldReader,
  createMessageReader,
  messageOf,
  ProtocolViolation,
  queryMessage,
  readReport,
  reportOf,
  textOf,
  type Message,
} from './messages.ts'
import { createResponseReader } from './read-responses.ts'
import { startSql, type Start } from './session-start.ts'
import { signedIn } from './sign-in.ts'
import { createStatementLog, type LoggedRequest } from './statement-log.ts'

interface WireSessionOptions {
  services: PlatformParts
  login: Login
  verifier: string
  start: Start
  /** Message with the numbers by which the session can be canceled. */
  identity: Uint8Array
  write(bytes: Uint8Array): void | Promise<void>
  ended(error: Error): void
}

/** A program's session in a database. */
export interface WireSession {
  take(message: Message): Promise<void>
  cancel(): void
  /** @throws ConnectionRefused if the account may not use the database any longer */
  check(): Promise<void>
  close(): Promise<void>
}

/** A request under way: a simple query, or what a program sends up to a Sync. */
interface Request extends LoggedRequest {
  /** Whether it runs anything, and not only prepares or describes. */
  runs: boolean
  /** Error to report in place of the engine's. */
  rejection: Rejection | undefined
}

interface Rejection {
  code: string
  message: string
}

/** Statement that always fails, in place of a rejected one: so the engine's transaction fails as well. */
const failing = queryMessage('rejected by the platform')

/** Milliseconds after the last change after which the size of the database is read, and it is backed up. */
const sizeTime = 3000
/** Milliseconds after which an unsuccessful cancellation is repeated. */
const cancelAgain = 1000

/**
 * Opens the session of a program that has signed in. Its messages pass to the engine as they are; around them hold the
 * account's privileges, the limits, and the log of the editor's runs.
 * @throws ConnectionRefused, EngineBusy, EngineUnavailable
 */
export async function openSession({
  services,
  login,
  verifier,
  start,
  identity,
  write,
  ended,
}: WireSessionOptions): Promise<WireSession> {
  const context = { services, teamId: login.teamId, userId: connectionUser }
  const admit = () => admitConnection(services, login, verifier)
  let access = await admit()
  const { account, database } = access
  const log = createStatementLog(services, login.teamId, access)
  const { placement } = services.sqlEngine
  /** The embedded engine can't wait for a client in the middle of a statement. */
  const isEmbedded = placement !== 'server'
  const parser = await services.sqlEngine.parser()

  const pending: Request[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let sizeTimer: ReturnType<typeof setTimeout> | undefined
  let isTimedOut = false
  /** Whether a statement is being checked, and whether the program has canceled it meanwhile. */
  let checking: { isCanceled: boolean } | undefined
  let own: ((bytes: Uint8Array) => void) | undefined
  /** SQL of prepared statements and portals by name. */
  const prepared = new Map<string, string>()
  const portals = new Map<string, string>()
  let batch: Uint8Array[] = []
  let extended: Request | undefined
  let copy: { request: Message; parts: Uint8Array[]; bytes: number } | undefined

  const timeoutMessage = () => `The statement took longer than ${access.settings.timeoutSeconds} seconds and was ended`
  const watch = (milliseconds = access.settings.timeoutSeconds * 1000) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isTimedOut = true
      watch(cancelAgain)
      // It may end the session, which also stops the timer.
      channel.cancel()
    }, milliseconds)
  }
  const beginRequest = (sql: string | undefined): Request => {
    const request: Request = {
      sql: sql ?? '',
      runs: sql !== undefined,
      startTime: services.clock.now(),
      started: performance.now(),
      statements: 0,
      rowCount: 0,
      error: null,
      rejection: undefined,
    }
    pending.push(request)
    if (pending.length === 1) watch()
    return request
  }
  const endRequest = () => {
    clearTimeout(timer)
    isTimedOut = false
    const request = pending.shift()
    if (request?.runs) log.add(request)
    if (pending.length > 0) watch()
  }
  const noteChange = async () => {
    await noteSize(context, database)
    if (!access.readonly) await followChange(context, database)
  }
  const noteChangeSoon = () => {
    sizeTimer ??= setTimeout(() => {
      sizeTimer = undefined
      void noteChange().catch(() => {})
    }, sizeTime)
    ;(sizeTimer as { unref?: () => void }).unref?.()
  }

  const noteError = (code: string, message: string, more: Record<string, string> = {}) => {
    const [request] = pending
    if (!request) return
    const { sql, statements } = request
    const whole = { text: sql, start: 0, end: sql.length, line: 1, column: 1, words: [] }
    request.error = placeError(sql, whole, statements, {
      severity: 'ERROR',
      code,
      message,
      detail: more.D ?? null,
      hint: more.H ?? null,
      position: more.P === undefined ? null : Number(more.P),
    })
  }
  const readResponse = createResponseReader(({ type, body, whole }) => {
    const [request] = pending
    if (type === 'Z') endRequest()
    else if (type === 'C' && request) {
      const tag = textOf(body.subarray(0, -1))
      request.statements++
      request.rowCount += Number(/ (\d+)$/.exec(tag)?.[1] ?? 0)
      if (!access.readonly || !tag.startsWith('SELECT')) noteChangeSoon()
    } else if (type === 'E') {
      const report = readReport(body)
      const own57014 = isTimedOut && report.C === '57014' ? { code: '57014', message: timeoutMessage() } : undefined
      const instead = request?.rejection ?? own57014
      noteError(instead?.code ?? report.C ?? '', instead?.message ?? report.M ?? '', instead ? {} : report)
      if (instead) return reportOf('ERROR', instead.code, instead.message)
    } else if (type === 'G' && isEmbedded) return undefined
    return whole
  })

  const channel = await services.sqlEngine.connect(
    () => quietly(context, async (db) => planOf(db, await findDatabase(db, database.name))),
    account.accountId,
    { timeZone: access.settings.timeZone },
    {
      receive(bytes) {
        if (own) return own(bytes)
        const passed = readResponse(bytes)
        return passed.byteLength > 0 ? write(passed) : undefined
      },
      ended(error) {
        const told = isTimedOut ? new ConnectionRefused('57014', timeoutMessage()) : error
        noteError('57P01', told.message)
        ended(told)
      },
    },
  )

  /** Runs a statement of the platform in the session. @returns its rows @throws ConnectionRefused with its error */
  const ask = (sql: string): Promise<string[][]> =>
    new Promise((resolve, reject) => {
      const reader = createMessageReader()
      const rows: string[][] = []
      let failure: ConnectionRefused | undefined
      own = (bytes) => {
        reader.push(bytes.slice())
        for (let message = reader.next(true, Infinity); message; message = reader.next(true, Infinity)) {
          if (message.type === 'D') rows.push(readRow(message.body))
          if (message.type === 'E') {
            const { C: code = '', M: text = '' } = readReport(message.body)
            failure = new ConnectionRefused(code, text)
          }
          if (message.type !== 'Z') continue
          own = undefined
          if (failure) reject(failure)
          else resolve(rows)
        }
      }
      channel.send(queryMessage(sql)).catch(reject)
    })

  /** Why statements can't run now, if they can't. */
  const rejectionOf = (statements: readonly Statement[], mayCopy: boolean): Rejection | undefined => {
    try {
      requireRoom(access, statements)
    } catch (error) {
      if (!(error instanceof PlatformRefusal)) throw error
      return { code: '53100', message: error.message }
    }
    const forbidden = forbiddenIn(statements, parser, { placement, readonly: access.readonly, isProgram: true })
    if (forbidden) return { code: '42501', message: forbidden.message }
    return isEmbedded && !mayCopy && statements.some(readsFromClient)
      ? { code: '0A000', message: 'COPY … FROM STDIN must be sent as a simple query of its own' }
      : undefined
  }

  /** Checks the account again before its statements. @returns an error if the program cancels them meanwhile */
  const admitAgain = async (): Promise<Rejection | undefined> => {
    const check = { isCanceled: false }
    checking = check
    try {
      access = await admit()
    } finally {
      checking = undefined
    }
    return check.isCanceled ? { code: '57014', message: 'The statement was canceled' } : undefined
  }

  const startQuery = async (message: Message) => {
    const sql = createFieldReader(message.body).text()
    const statements = [...splitSql(sql)]
    const cancellation = await admitAgain()
    const [only] = statements
    const copies = isEmbedded && statements.length === 1 && only !== undefined && readsFromClient(only)
    const rejection = cancellation ?? rejectionOf(statements, copies)
    if (copies && !rejection) {
      copy = { request: message, parts: [], bytes: 0 }
      return write(messageOf('G', Uint8Array.of(only.words.includes('binary') ? 1 : 0, 0, 0)))
    }
    beginRequest(sql).rejection = rejection
    await channel.send(rejection ? failing : message.whole)
  }

  /** Collects the data of a COPY, which the embedded engine takes at once. */
  const takeCopyData = async ({ type, whole }: Message, { request, parts, bytes }: NonNullable<typeof copy>) => {
    if (bytes + whole.byteLength <= databaseLimits.copyBytes) parts.push(whole)
    copy = { request, parts, bytes: bytes + whole.byteLength }
    if (type === 'd') return
    copy = undefined
    const begun = beginRequest(createFieldReader(request.body).text())
    const isTooLarge = bytes + whole.byteLength > databaseLimits.copyBytes
    if (isTooLarge)
      begun.rejection = {
        code: '54000',
        message: `COPY takes at most ${databaseLimits.copyBytes / 1024 ** 2} MB at once. Copy the rows in parts.`,
      }
    await channel.send(isTooLarge ? failing : joinBytes([request.whole, ...parts]))
  }

  const startExecute = async (message: Message) => {
    const sql = portals.get(createFieldReader(message.body).text()) ?? ''
    let cancellation: Rejection | undefined
    if (!extended) {
      cancellation = await admitAgain()
      extended = beginRequest('')
    }
    if (extended.sql.length < databaseLimits.sqlKept) extended.sql += `${extended.sql === '' ? '' : ';\n'}${sql}`
    extended.rejection = cancellation ?? rejectionOf([...splitSql(sql)], false)
    if (!extended.rejection) batch.push(message.whole)
  }

  const sendBatch = async (last: Uint8Array) => {
    const messages = joinBytes([...batch, last])
    batch = []
    await channel.send(messages)
  }

  for (const sql of startSql(start).slice(0, -1)) await ask(sql)
  const reported = await ask(startSql(start).at(-1) as string)
  await write(
    joinBytes([
      signedIn(),
      ...reported.map(([name = '', value = '']) => messageOf('S', name, value)),
      identity,
      messageOf('Z', bytesOf('I')),
    ]),
  )

  return {
    async take(message) {
      const { type, whole, body } = message
      if (copy && 'dcf'.includes(type)) return takeCopyData(message, copy)
      // After a rejection, everything up to the Sync is skipped, as after an error of the engine.
      if (extended?.rejection && type !== 'S') return
      switch (type) {
        case 'Q':
          return startQuery(message)
        case 'P': {
          const fields = createFieldReader(body)
          prepared.set(fields.text(), fields.text())
          batch.push(whole)
          return
        }
        case 'B': {
          const fields = createFieldReader(body)
          portals.set(fields.text(), prepared.get(fields.text()) ?? '')
          batch.push(whole)
          return
        }
        case 'E':
          return startExecute(message)
        case 'D':
        case 'C':
          batch.push(whole)
          return
        case 'H':
          return sendBatch(whole)
        case 'S': {
          const { rejection } = extended ?? beginRequest(undefined)
          extended = undefined
          return sendBatch(rejection ? failing : whole)
        }
        case 'd':
        case 'c':
        case 'f':
          return isEmbedded ? undefined : channel.send(whole)
        default:
          throw new ProtocolViolation(`Messages of the type '${type}' aren’t supported`)
      }
    },
    cancel() {
      if (pending.length > 0) channel.cancel()
      else if (checking) checking.isCanceled = true
    },
    async check() {
      access = await admit()
    },
    async close() {
      clearTimeout(timer)
      if (pending[0] && !pending[0].error) noteError('57P01', 'The program has disconnected')
      if (pending.length > 0) channel.cancel()
      while (pending.length > 0) endRequest()
      clearTimeout(timer)
      await channel.close()
      await log.flush()
      if (!sizeTimer) return
      clearTimeout(sizeTimer)
      await noteChange().catch(() => {})
    },
  }
}

/** Whether a statement reads its rows from the client. */
function readsFromClient({ words }: Statement): boolean {
  return words[0] === 'copy' && words.some((word, index) => word === 'stdin' && words[index - 1] === 'from')
}

/** Values of a row. */
function readRow(body: Uint8Array): string[] {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  let at = 2
  return Array.from({ length: view.getInt16(0) }, () => {
    const length = Math.max(0, view.getInt32(at))
    at += 4 + length
    return textOf(body.subarray(at - length, at))
  })
}
