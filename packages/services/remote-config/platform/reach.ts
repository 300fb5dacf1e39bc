import { eq } from 'drizzle-orm'
import type { Rule } from '@console-widgets/conditions'
import { compilePattern } from '@console-widgets/conditions/patterns'
import {
  affectedParts,
  evaluateConditions,
  evaluateTemplate,
  readyTemplate,
  type NamedCondition,
  type ReadyTemplate,
  type Template,
} from '@console-widgets/remote-config/model'
import type { RecentPeople } from '@console-widgets/platform/audiences/audiences'
import type { Context } from '@console-widgets/platform/calls/handler'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { contextOfPerson, idOfPerson } from '@console-widgets/platform/traffic/people'
import { type ConfigPlace } from './config-place.ts'
import { findLive, readTemplate } from './config-rows.ts'
import { findDraft } from './draft-rows.ts'

/** Subjects that the platform knows of people before their app asks. */
const knownSubjects: ReadonlySet<Rule['subject']> = new Set(['country', 'language', 'appVersion', 'percent', 'time'])

/** People who are judged one by one, where percentages divide them; many percentages leave time for fewer. */
const judged = { most: 20_000, least: 1000, percentages: 400_000 } as const

/** People who are offered to be evaluated as, and those whom they are chosen from. */
const examples = { most: 12, among: 200 } as const

/**
 * How many of the people who used the project's apps lately meet each condition of the caller's draft, or of the
 * published config, and how many get another value with the draft.
 */
export async function readReach(place: ConfigPlace, context: Context) {
  const { db, userId } = context
  const published = await readTemplate(db, place, (await findLive(db, place))?.version ?? 0)
  const draft = (await findDraft(db, place, userId))?.template
  const template = draft ?? published
  const people = await readPeople(place, [published, template], context)
  const tools = { now: context.now(), compilePattern }
  const asked = people.map((each) => ({ ...each, context: contextOf(each) }))
  /** People of each condition that holds. */
  const countConditions = (of: Template) => {
    const counts = new Map(of.conditions.map(({ name }) => [name, 0]))
    for (const { people: number, context: attributes } of asked)
      for (const [name, { holds }] of evaluateConditions(of, attributes, tools))
        if (holds) counts.set(name, (counts.get(name) ?? 0) + number)
    return counts
  }
  const least = countConditions(template)
  const uncertain = {
    parameters: [],
    conditions: template.conditions.filter(({ anyOf }) => unknownIn(anyOf).length > 0),
  }
  const most = countConditions({ ...uncertain, conditions: uncertain.conditions.map(withoutUnknown) })
  const [before, after] = draft ? affectedParts(published, draft) : []
  return {
    people: sumOf(people),
    conditions: template.conditions.map(({ name, anyOf }) => ({
      condition: name,
      least: Math.round(least.get(name) ?? 0),
      most: Math.round(most.get(name) ?? least.get(name) ?? 0),
      unknown: unknownIn(anyOf),
    })),
    affected: before && after ? sumOf(asked.filter(createComparison(before, after, tools))) : 0,
    affectedUnknown: unknownIn(
      [...(before?.conditions ?? []), ...(after?.conditions ?? [])].flatMap(({ anyOf }) => anyOf),
    ),
    examples: await readExamples(place, context),
  }
}

/** Some people, one from each country and version first, so that they differ. */
async function readExamples(place: ConfigPlace, context: Context) {
  const people = await readRecent(place, examples.among, context)
  const firsts = new Map(people.map((each) => [`${each.country} ${each.version}`, each.person]))
  const isFirst = (each: RecentPeople) => firsts.get(`${each.country} ${each.version}`) === each.person
  return people
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)) || one.person - other.person)
    .slice(0, examples.most)
    .map(contextOf)
}

async function readPeople(
  place: ConfigPlace,
  templates: readonly Template[],
  context: Context,
): Promise<RecentPeople[]> {
  const percentages = templates.flatMap(({ conditions }) =>
    conditions.flatMap(({ anyOf }) =>
      anyOf.flatMap(({ allOf }) => allOf.filter(({ subject }) => subject === 'percent')),
    ),
  ).length
  const mostSingly =
    percentages === 0
      ? undefined
      : Math.max(judged.least, Math.min(judged.most, Math.floor(judged.percentages / percentages)))
  return readRecent(place, mostSingly, context)
}

/** People who used the project's apps lately: person by person, if there is a most. */
async function readRecent(
  { projectId }: ConfigPlace,
  mostSingly: number | undefined,
  { db, teamId, now, services }: Context,
): Promise<RecentPeople[]> {
  const appIds = (await db.select({ appId: apps.appId }).from(apps).where(eq(apps.projectId, projectId))).map(
    ({ appId }) => appId,
  )
  if (appIds.length === 0) return []
  return (
    await services.events.collectAnswers('audiences.recent', { teamId, appIds, now: now(), mostSingly }, { db })
  ).flat()
}

const contextOf = (each: RecentPeople) => ({ ...contextOfPerson(each), targetingKey: idOfPerson(each.person) })

const sumOf = (people: readonly Pick<RecentPeople, 'people'>[]) =>
  Math.round(people.reduce((sum, { people: number }) => sum + number, 0))

/** What rules look at that the platform doesn't know of people, by subject and name of the attribute. */
function unknownIn(anyOf: NamedCondition['anyOf']) {
  const rules = anyOf.flatMap(({ allOf }) => allOf).filter(({ subject }) => !knownSubjects.has(subject))
  return [...new Map(rules.map(({ subject, name }) => [`${subject} ${name}`, { subject, name }])).values()]
}

/** The condition, if all that isn't known were true. */
function withoutUnknown({ name, anyOf }: NamedCondition): NamedCondition {
  return {
    name,
    anyOf: anyOf.map(({ allOf }) => ({ allOf: allOf.filter(({ subject }) => knownSubjects.has(subject)) })),
  }
}

/** Returns a function that says whether a person gets another value. The same verdicts give the same values. */
function createComparison(before: Template, after: Template, tools: Parameters<typeof evaluateTemplate>[2]) {
  const [old, next] = [readyTemplate(before), readyTemplate(after)]
  const known = new Map<string, boolean>()
  const verdictsOf = ({ template }: ReadyTemplate, attributes: object) =>
    [...evaluateConditions(template, { ...attributes }, tools).values()].map(({ holds }) => Number(holds)).join('')
  return ({ context }: { context: ReturnType<typeof contextOf> }): boolean => {
    const verdicts = `${verdictsOf(old, context)} ${verdictsOf(next, context)}`
    const found = known.get(verdicts)
    if (found !== undefined) return found
    const valuesOf = (ready: ReadyTemplate) =>
      new Map(evaluateTemplate(ready, context, tools).flags.map(({ key, value }) => [key, JSON.stringify(value)]))
    const [one, other] = [valuesOf(old), valuesOf(next)]
    const differs = [...new Set([...one.keys(), ...other.keys()])].some((key) => one.get(key) !== other.get(key))
    known.set(verdicts, differs)
    return differs
  }
}
