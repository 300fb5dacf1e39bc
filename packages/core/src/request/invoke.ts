import type { AnswerOf, AnyCall, InputOf } from '@console-widgets/contract'
import { ConsoleError } from '../errors.ts'
import type { ConsoleOptions } from '../options.ts'
import type { Ports } from '../browser-ports.ts'
import type { HostChannel } from '../host/host-channel.ts'
import type { Session } from '../session/session.ts'
import { asksForRefresh } from './classify-error.ts'
import type { Send, SendOptions } from './send.ts'

/** Options of a call. */
export type InvokeOptions = Pick<SendOptions, 'signal' | 'region' | 'content'>

/** Makes a call in the session: the typed client of every declared call. */
export type Invoke = <C extends AnyCall>(call: C, input: InputOf<C>, options?: InvokeOptions) => Promise<AnswerOf<C>>

interface InvokePlaces {
  options: ConsoleOptions
  ports: Ports
  send: Send
  session: Session
  host: HostChannel
}

/** User status of the other login mode that forces a new login (R183). */
const statusThatForcesLogin = '6'

export function createInvoke({ options, ports, send, session, host }: InvokePlaces): Invoke {
  const react = (error: ConsoleError) => {
    if (error.kind === 'risk') host.post('riskDialog', { message: error.message })
    if (error.kind === 'signed-out' && session.$state.get().status === 'ended') host.post('signInRequired', {})
    if (options.loginMode === 'other' && error.reason === `user-status-${statusThatForcesLogin}`) session.forceLogin()
    if (error.kind !== 'canceled') ports.reportError(error)
  }

  return async (call, input, callOptions = {}) => {
    try {
      // An anonymous call neither authenticates nor refreshes (R129).
      if (call.auth === 'anonymous') return await send(call, input, callOptions)
      const info = await session.ensure()
      try {
        return await send(call, input, { ...callOptions, session: info })
      } catch (error) {
        // A 401 is given before anything is done, so the call may be sent again.
        if (!(error instanceof ConsoleError) || !asksForRefresh(error) || session.$state.get().status === 'visitor') throw error
        const fresh = await session.refresh(info?.csrftoken)
        return await send(call, input, { ...callOptions, session: fresh })
      }
    } catch (error) {
      if (error instanceof ConsoleError) {
        if (error.status >= 200 && error.status < 300 && error.retCode)
          console.warn(`console-widgets: ${call.area} ${call.method} ${call.path} answered ret.code ${error.retCode}`)
        react(error)
      }
      throw error
    }
  }
}
