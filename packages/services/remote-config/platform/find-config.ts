import type { EvaluationContext } from '@console-widgets/conditions'
import { readyTemplate, type ReadyTemplate } from '@console-widgets/remote-config/model'
import type {} from '@console-widgets/platform/audiences/audiences'
import { perPlatform } from '@console-widgets/platform/calls/per-platform'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { answerTogether } from '@console-widgets/platform/client-plane/answer-together'
import type { ClientRequest } from '@console-widgets/platform/client-plane/client-route'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Asking, ServedVariant } from '@console-widgets/platform/experiments/experiments'
import type { ConfigPlace } from './config-place.ts'
import { findLiveVersion, readTemplate } from './config-rows.ts'

interface Ready {
  version: number
  template: ReadyTemplate
}

/** Templates in this node's memory, by place, with their version: it changes only with a new one. */
const readyOf = perPlatform(() => new Map<string, Ready>())
const mostReady = 200

/** A request with what it asks for. */
export interface Fetch {
  asked: ClientRequest
  place: ConfigPlace
  context: EvaluationContext
  /** The only parameter that is asked for. Undefined: all. */
  key: string | undefined
}

/** The published template, and the variants of experiments that the person gets. */
export interface Found extends Ready {
  served: readonly ServedVariant[]
  audiences: ReadonlySet<string> | undefined
}

async function findAll(fetches: readonly Fetch[]): Promise<Found[]> {
  const [first] = fetches
  if (!first) return []
  const { asked, place } = first
  const { services, app } = asked
  const known = readyOf(services)
  const name = `${place.projectId} ${place.region}`
  return asked.inTeam(async (db) => {
    const people = fetches.map(({ asked: { now }, context: { targetingKey, ...attributes }, key }): Asking => ({
      ...{ appId: app.appId, personId: String(targetingKey), attributes, key, now },
    }))
    const asking = { ...place, appId: app.appId, people }
    const answers = await services.events.collectAnswers('experiments.serve', asking, { db })
    const version = await findLiveVersion(db, place)
    const cached = known.get(name)
    const isCurrent = cached?.version === version
    const current = isCurrent ? cached : { version, template: readyTemplate(await readTemplate(db, place, version)) }
    if (!isCurrent) keepReady(known, name, current)
    const found: Found[] = []
    for (const [at, person] of people.entries())
      found.push({
        ...current,
        served: answers.flatMap((each) => each[at] ?? []),
        audiences: current.template.namesAudiences ? await audiencesOf(person, services, db) : undefined,
      })
    return found
  })
}

const finderOf = perPlatform(() => answerTogether(findAll))

/**
 * Finds what a fetch is answered with. Those of one app that arrive at once are read together: a fetch alone needs six
 * statements, of which most are the same for all.
 */
export function findConfig(fetch: Fetch): Promise<Found> {
  const { app, services } = fetch.asked
  return finderOf(services)(`${app.appId} ${app.region}`, fetch)
}

function keepReady(known: Map<string, Ready>, name: string, current: Ready) {
  known.delete(name)
  known.set(name, current)
  for (const oldest of known.keys()) {
    if (known.size <= mostReady) break
    known.delete(oldest)
  }
}

/** Audiences of a person. Undefined: the app has reported nothing of theirs, so rules about audiences are false. */
async function audiencesOf(
  { appId, personId, now }: Asking,
  { events }: PlatformParts,
  db: Queries,
): Promise<ReadonlySet<string> | undefined> {
  const [found] = await events.collectAnswers('audiences.of', { appId, personId, now }, { db })
  return found && new Set(found)
}
