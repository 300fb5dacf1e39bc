import { type AnswerOf, type AnyCall, type InputOf, visitorMay } from '@console-widgets/contract'
import { ConsoleError } from '../errors.ts'
import type { ConsoleOptions } from '../options.ts'
import type { Ports } from '../browser-ports.ts'
import type { Language } from '../language.ts'
import type { HostChannel } from '../host/host-channel.ts'
import type { Route } from '../route.ts'
import type { Session } from '../session/session.ts'
import { createActs } from './acts.ts'
import { asksForRefresh } from './classify-error.ts'
import type { Send, SendOptions } from './send.ts'

/** Options of a call. */
export interface InvokeOptions extends Pick<SendOptions, 'signal' | 'region' | 'zone' | 'base' | 'content' | 'teamId'> {
  /** Background call whose failure is not shown: nothing is posted to the host (R171). */
  quiet?: boolean
}

/** Makes a call in the session: the typed client of every declared call. Every failure is a `ConsoleError`. */
export type Invoke = <C extends AnyCall>(call: C, input: InputOf<C>, options?: InvokeOptions) => Promise<AnswerOf<C>>

interface InvokePlaces {
  options: ConsoleOptions
  ports: Ports
  send: Send
  session: Session
  host: HostChannel
  route: () => Route
  language: () => Language
}

/** User status of the other login mode that forces a new login (R183). */
const statusThatForcesLogin = '6'

export function createInvoke({ options, ports, send, session, host, route, language }: InvokePlaces): Invoke {
  const runAct = createActs()

  const react = (call: AnyCall, error: ConsoleError) => {
    if (error.status >= 200 && error.status < 300 && error.retCode)
      console.warn(`console-widgets: ${call.area} ${call.method} ${call.path} answered ret.code ${error.retCode}`)
    if (error.kind !== 'canceled') ports.reportError(error)
    if (options.loginMode === 'other' && error.reason === `user-status-${statusThatForcesLogin}`) session.forceLogin()
  }

  const inSession = async <C extends AnyCall>(
    call: C,
    input: InputOf<C>,
    callOptions: InvokeOptions,
  ): Promise<AnswerOf<C>> => {
    const { demoProject, skipsRefresh } = route()
    if (demoProject && !visitorMay(call))
      throw new ConsoleError({
        kind: 'forbidden',
        code: 'ERR_BAD_REQUEST',
        reason: 'demo-read-only',
        message: 'The demo project is read-only.',
        call: call.id,
      })
    // A call stays in the team that it was started in, even if the page switches teams before it is sent.
    const teamId = callOptions.teamId ?? session.$state.get().info?.teamId
    const isRead = call.effect === 'read'
    const info = await session.ensure(isRead)
    const onRights =
      info && !skipsRefresh
        ? (rights: string) => void session.hearRights(teamId ?? info.teamId, rights).catch(ports.reportError)
        : undefined
    const sendOnce = async (actId?: string) => {
      const sendOptions = { ...callOptions, teamId, actId }
      try {
        return await send(call, input, { ...sendOptions, session: info, onRights })
      } catch (error) {
        // The token is checked before anything is changed, so even a change may be resent. A stream can't: it has been
        // consumed.
        const mayRepeat =
          error instanceof ConsoleError && asksForRefresh(error) && !(callOptions.content instanceof ReadableStream)
        if (!mayRepeat || skipsRefresh || session.$state.get().status === 'visitor') throw error
        return await send(call, input, { ...sendOptions, session: await session.refresh(info?.csrftoken) })
      }
    }
    return isRead || callOptions.content ? sendOnce() : runAct(call, [teamId, input], sendOnce)
  }

  return async (call, input, callOptions = {}) => {
    try {
      // An anonymous call neither authenticates nor refreshes (R129).
      return await (call.auth === 'anonymous' ? send(call, input, callOptions) : inSession(call, input, callOptions))
    } catch (thrown) {
      const error =
        thrown instanceof ConsoleError
          ? thrown
          : new ConsoleError({
              kind: 'client',
              code: 'ERR_BAD_OPTION',
              message: thrown instanceof Error ? thrown.message : String(thrown),
              call: call.id,
              cause: thrown,
            })
      react(call, error)
      // Reports and logs have the platform's text, users the words of their language.
      Object.assign(error, error.reason && (await options.wordRefusal?.(error, language())))
      if (error.kind === 'risk' && !callOptions.quiet) host.post('riskDialog', { message: error.message })
      throw error
    }
  }
}
