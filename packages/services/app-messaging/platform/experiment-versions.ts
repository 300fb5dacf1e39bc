import { inVersion, type Chosen, type MessageContent } from '@console-widgets/app-messaging/model'
import { perPlatform } from '@console-widgets/platform/calls/per-platform'
import { answerTogether } from '@console-widgets/platform/client-plane/answer-together'
import type { ClientRequest } from '@console-widgets/platform/client-plane/client-route'
import type { MessageAsking } from '@console-widgets/platform/experiments/experiments'
import { readVersion } from './message-rows.ts'

type Person = Omit<MessageAsking, 'appId' | 'region'>

interface Ask {
  asked: ClientRequest
  person: Person
}

interface Varied {
  messageId: string
  version: number
  content: MessageContent
}

const finderOf = perPlatform(() => answerTogether(findAll))

/** Messages in the versions that a person gets by experiments: these compare what is shown, and not to whom or when. */
export async function inVersionsOfExperiments(
  chosen: readonly Chosen[],
  person: Omit<Person, 'messageIds'>,
  asked: ClientRequest,
): Promise<readonly Chosen[]> {
  const { app, services } = asked
  const messageIds = chosen.filter(({ isWithheld }) => !isWithheld).map(({ message }) => message.messageId)
  if (messageIds.length === 0) return chosen
  const ask = { asked, person: { ...person, messageIds } }
  const varied = await finderOf(services)(`${app.appId} ${app.region}`, ask)
  return chosen.map((each) => {
    const { messageId, version } = each.message
    const other = varied.find((of) => of.messageId === messageId)
    return other === undefined || other.version === version || each.isWithheld
      ? each
      : { ...each, message: inVersion(each.message, other.version, other.content) }
  })
}

/** Versions of those who ask at once. One whose content isn't stored leaves the message as everyone gets it. */
async function findAll(asks: readonly Ask[]): Promise<Varied[][]> {
  const [first] = asks
  if (!first) return []
  const { app, inTeam, services } = first.asked
  return inTeam(async (db) => {
    const asking = { appId: app.appId, region: app.region, people: asks.map(({ person }) => person) }
    const answers = await services.events.collectAnswers('experiments.message-versions', asking, { db })
    const contents = new Map<string, MessageContent | undefined>()
    for (const { messageId, version } of answers.flat(2))
      if (!contents.has(`${messageId} ${version}`))
        contents.set(`${messageId} ${version}`, await readVersion(db, { messageId, version }))
    return asks.map((_, at) =>
      answers
        .flatMap((each) => each[at] ?? [])
        .flatMap(({ messageId, version }) => {
          const content = contents.get(`${messageId} ${version}`)
          return content ? [{ messageId, version, content }] : []
        }),
    )
  })
}
