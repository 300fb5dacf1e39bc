import { readConnectionUser } from '@console-widgets/relational-database/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { WireCaller, WireConnection } from '@console-widgets/platform/calls/wire'
import { logError } from '@console-widgets/platform/logging/log-error'
import { EngineBusy, EngineUnavailable, SessionEnded } from '@console-widgets/platform/sql-engines/engine'
import { ConnectionRefused, type Login } from './admit-connection.ts'
import type { Connections } from './connections.ts'
import { createFieldReader, createMessageReader, messageOf, ProtocolViolation, reportOf } from './messages.ts'
import { openSession, type WireSession } from './session.ts'
import { negotiate, readStart, startKinds } from './session-start.ts'
import { askForPassword, startSignIn, type SignIn } from './sign-in.ts'

/** Maximum number of connections of all teams, and of one account in a database. */
const mostConnections = 200
const mostPerAccount = 10
/** Milliseconds that a program has to sign in. */
const signInTime = 20_000
/** Maximum bytes of a message before and after the sign-in, and of unread messages before the client has to wait. */
const mostStartBytes = 10_000
const mostMessageBytes = 64 * 1024 * 1024
const mostUnread = 1024 * 1024

/** Answers one connection of a program, from its first byte to its end. */
export function openConnection(services: PlatformParts, connections: Connections, caller: WireCaller): WireConnection {
  const reader = createMessageReader()
  const number = freeNumber(connections)
  const key = crypto.getRandomValues(new Int32Array(1))[0] as number
  let login: (Login & { user: string }) | undefined
  let start: ReturnType<typeof readStart> | undefined
  let signIn: SignIn | undefined
  let session: WireSession | undefined
  let isClosed = false
  let isDraining = false
  let unread = 0
  let drained = Promise.resolve()

  const close = async () => {
    if (isClosed) return
    isClosed = true
    clearTimeout(timer)
    connections.delete(number)
    caller.end()
    await session?.close()
  }
  const end = async (code: string, message: string) => {
    if (isClosed) return
    void caller.write(reportOf('FATAL', code, message))
    await close()
  }
  const fail = (error: unknown): Promise<void> => {
    if (error instanceof ConnectionRefused) return end(error.code, error.message)
    if (error instanceof ProtocolViolation) return end('08P01', error.message)
    if (error instanceof EngineBusy) return end('53300', error.message)
    if (!(error instanceof EngineUnavailable || error instanceof SessionEnded)) logError(error)
    return end('57P03', 'The database isn’t responding. Try again later.')
  }
  const timer = setTimeout(() => void end('08006', 'The sign-in took too long'), signInTime)
  ;(timer as { unref?: () => void }).unref?.()

  const open = {
    teamId: undefined as string | undefined,
    seat: undefined as string | undefined,
    key,
    cancel: () => session?.cancel(),
    check: () => session?.check().catch(fail) ?? Promise.resolve(),
    end,
  }
  connections.set(number, open)

  /** Takes the messages before the sign-in, which have no type. @returns whether more of them follow */
  const begin = async (): Promise<boolean> => {
    const message = reader.next(false, mostStartBytes)
    if (!message) return false
    const fields = createFieldReader(message.body)
    const kind = fields.int32()
    if (startKinds.encrypt.includes(kind as never)) {
      // The host listens on the loopback address; elsewhere, a proxy in front encrypts.
      await caller.write(new TextEncoder().encode('N'))
      return true
    }
    if (kind === startKinds.cancel) {
      const running = connections.get(fields.int32())
      if (running && running.key === fields.int32()) running.cancel()
      await close()
      return false
    }
    if (kind >> 16 !== startKinds.start) throw new ProtocolViolation('Only version 3 of the protocol is supported')
    if (connections.size > mostConnections)
      throw new ConnectionRefused('53300', 'Too many programs are connected. Try again later.')
    start = readStart(message)
    const { user = '', database = user } = start.parameters
    const { account, teamId } = readConnectionUser(user)
    login = { accountName: account, teamId, databaseName: database, address: caller.address, user }
    signIn = await startSignIn(services, user, login)
    const negotiation = negotiate(start)
    if (negotiation) await caller.write(negotiation)
    await caller.write(askForPassword())
    return true
  }

  /** Takes a message of the sign-in, and opens the session after the last one. */
  const authenticate = async (): Promise<boolean> => {
    const message = reader.next(true, mostStartBytes)
    if (!message || !signIn || !login || !start) return false
    const { response, verifier } = await signIn.take(message)
    if (verifier === undefined) {
      await caller.write(response)
      return true
    }
    open.seat = JSON.stringify([login.user, login.databaseName.toLowerCase()])
    open.teamId = login.teamId
    if ([...connections.values()].filter(({ seat }) => seat === open.seat).length > mostPerAccount)
      throw new ConnectionRefused(
        '53300',
        `The account '${login.accountName}' has reached its maximum of ${mostPerAccount} connections`,
      )
    await caller.write(response)
    const opened = await openSession({
      services,
      login,
      verifier,
      start,
      identity: messageOf('K', number, key),
      write: (bytes) => (isClosed ? undefined : caller.write(bytes)),
      ended: (error) => void (error instanceof SessionEnded ? end('57P01', error.message) : fail(error)),
    })
    clearTimeout(timer)
    session = opened
    if (isClosed) await opened.close()
    return true
  }

  const drain = async (): Promise<void> => {
    try {
      while (!isClosed) {
        if (!signIn) {
          if (!(await begin())) return
        } else if (!session) {
          if (!(await authenticate())) return
        } else {
          const message = reader.next(true, mostMessageBytes)
          if (!message) return
          unread -= message.whole.byteLength
          if (message.type === 'X') return await close()
          await session.take(message)
        }
      }
    } catch (error) {
      await fail(error)
    }
  }
  return {
    receive(bytes) {
      reader.push(bytes)
      unread += bytes.byteLength
      if (!isDraining) {
        isDraining = true
        drained = drain().finally(() => {
          isDraining = false
        })
      }
      // A client that sends faster than its statements run has to wait, but is noticed when it leaves.
      return unread > mostUnread ? drained : undefined
    },
    closed: () => void close(),
  }
}

function freeNumber(connections: Connections): number {
  for (;;) {
    const number = (crypto.getRandomValues(new Uint32Array(1))[0] as number) >>> 1
    if (!connections.has(number)) return number
  }
}
