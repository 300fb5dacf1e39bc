import { rememberAddress } from '@console-widgets/platform/accounts/known-devices'
import { beginAttempt } from '@console-widgets/platform/accounts/throttle'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { networkOf } from '@console-widgets/platform/internet/outside'
import { ConnectionRefused, findLogin, type Login } from './admit-connection.ts'
import { bytesOf, createFieldReader, messageOf, ProtocolViolation, textOf, type Message } from './messages.ts'
import { createScramExchange, verifierOfNoOne } from './scram-exchange.ts'

const mechanism = 'SCRAM-SHA-256'
/** Kinds of authentication messages. */
const kinds = { ok: 0, sasl: 10, saslContinue: 11, saslFinal: 12 } as const

/** The first message of a sign-in, which offers the only mechanism. */
export const askForPassword = (): Uint8Array => messageOf('R', kinds.sasl, mechanism, '')

/** The message that a sign-in has succeeded. */
export const signedIn = (): Uint8Array => messageOf('R', kinds.ok)

/** A sign-in under way. */
export interface SignIn {
  /** Takes the client's next message. @returns the response, and the verifier once the password is proved */
  take(message: Message): Promise<{ response: Uint8Array; verifier?: string }>
}

/**
 * Starts a sign-in with an account's password. Failures are limited by account and address, as in the console.
 * @throws ConnectionRefused
 */
export async function startSignIn(services: PlatformParts, user: string, login: Login): Promise<SignIn> {
  const account = await findLogin(services, login)
  const verifier = account?.passwordVerifier ?? (await verifierOfNoOne(services.secret, user))
  const exchange = createScramExchange(verifier)
  const wrong = () => new ConnectionRefused('28P01', `Password authentication failed for the user '${user}'`)
  let hasBegun = false
  return {
    async take({ type, body }) {
      if (type !== 'p') throw new ProtocolViolation('A password message was expected')
      if (!hasBegun) {
        hasBegun = true
        const fields = createFieldReader(body)
        const chosen = fields.text()
        fields.int32()
        const serverFirst = chosen === mechanism ? exchange.begin(fields.rest()) : undefined
        if (serverFirst === undefined) throw new ProtocolViolation(`Sign in with ${mechanism}`)
        return { response: messageOf('R', kinds.saslContinue, bytesOf(serverFirst)) }
      }
      const subjects = { account: `database:${user}`, address: `database:${networkOf(login.address)}` }
      const attempt = await beginAttempt(services.database, subjects, services.clock.now)
      if ('retryAfter' in attempt)
        throw new ConnectionRefused(
          '28000',
          `Too many failed sign-ins. Try again in ${Math.ceil(attempt.retryAfter / 60)} minutes.`,
        )
      const proof = await exchange.finish(textOf(body)).catch(() => undefined)
      if (proof === undefined || !account) {
        await attempt.fail()
        throw wrong()
      }
      await attempt.succeed()
      await services.database.asPlatform((db) => rememberAddress(db, subjects, services.clock.now()))
      return { response: messageOf('R', kinds.saslFinal, bytesOf(proof)), verifier }
    },
  }
}
