import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

/** A message as the platform answers an app. */
interface Shown {
  messageId: string
  version: number
  withheld: boolean
  title?: string
  language?: string
  trigger: object
  buttons?: object[]
  image?: string | null
}

/** What copies of an app send to the platform, all from one network. */
export type Devices = Awaited<ReturnType<typeof createDevices>>

export async function createDevices(platform: TestPlatform['platform'], appId: string) {
  const key = await platform.services.database.asPlatform((db) => keyOfConfigFile(db, appId))
  const origin = clientAddress(testOrigin, key ?? '')
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const request = new Request(`${origin}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
    return platform.fetch(request, { address: '198.51.100.9' })
  }
  /** Asks for what a person may be shown now. */
  const ask = async (personId: string, more: object = {}) =>
    ((await (await send('/messages', { personId, ...more })).json()) as { messages: Shown[] }).messages
  let events = 0
  return {
    send,
    ask,
    /** Asks for one of the messages. */
    asks: async (personId: string, messageId: string, more: object = {}) =>
      (await ask(personId, more)).find((each) => each.messageId === messageId),
    /** Reports an event of a message. */
    async tell(messageId: string, personId: string, kind: string, more: object = {}) {
      const event = { eventId: `event-${++events}`, personId, kind, version: 1, ...more }
      const answer = await send(`/messages/${messageId}/events`, { events: [event] })
      return ((await answer.json()) as { results: { accepted: boolean; reason?: string }[] }).results[0]
    },
  }
}
