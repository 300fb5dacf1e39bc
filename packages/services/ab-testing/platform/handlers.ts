import { and, eq } from 'drizzle-orm'
import { regionPrefixOfZone } from '@console-widgets/core'
import { calls } from '@console-widgets/ab-testing/contract'
import {
  anyEventName,
  declarationOf,
  eventMetricId,
  experimentLimits,
  experimentListFields,
  isActive,
  metricIds,
  peopleNeeded,
  readEventMetric,
  type Variant,
} from '@console-widgets/ab-testing/model'
import * as schemas from '@console-widgets/ab-testing/schemas'
import { implement, type Context } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { findRow, requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { comparable } from '@console-widgets/platform/texts/comparable'
import { describeExperiment, describeExperiments } from './describe.ts'
import { beginEvaluation } from './evaluate.ts'
import { readBaselines, readCurrencies, readEventNames, readWeeks } from './past-people.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { findBuckets, requirePlan, requireStartable } from './requirements.ts'
import { queryText } from './query-text.ts'
import { readResult } from './result.ts'
import { readSegments } from './segments.ts'
import { experimentClocks, experimentPeople, experimentResults, experiments, type ExperimentRow } from './tables.ts'

const find = ({ db }: Pick<Context, 'db'>, experimentId: string): Promise<ExperimentRow> =>
  findRow(db, experiments, experimentId, 'experiment')

/** Metrics of an event of any name, whose queries are explained. */
const anyEvent = (['did', 'times'] as const).map((measure) => eventMetricId(measure, anyEventName))

/** Values of a new draft. */
const plain = {
  state: 'draft',
  percent: 100,
  countries: [],
  groupName: '',
  comparesSame: false,
  goal: 'daysOfUse',
  metrics: [],
  guards: ['crashed'],
  windowDays: 7,
  method: 'sequential',
  alpha: 0.05,
  effect: 0.05,
  currency: '',
  capsRevenue: false,
  pauses: [],
} as const

export const experimentImplementation = implement(calls, schemas, {
  'ab-testing.experiment.list': async ({ appId, ...input }, context) => {
    const { db, zone } = context
    await findApp(db, appId)
    const query = listQuery(experimentListFields, experiments, experiments.experimentId, input, '-updateTime')
    const where = and(eq(experiments.appId, appId), eq(experiments.region, regionPrefixOfZone(zone)), query.where)
    const rows = await db
      .select()
      .from(experiments)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset)
    return { items: await describeExperiments(context, rows), total: await db.$count(experiments, where) }
  },

  'ab-testing.experiment.get': async ({ experimentId }, context) =>
    describeExperiment(context, await find(context, experimentId)),

  'ab-testing.experiment.create': async (
    { appId, kind = 'remote-config', experimentName, description = '' },
    context,
  ) => {
    const { db, userId, zone } = context
    const { projectId } = await findApp(db, appId)
    if (projectId === null)
      throw refuse('bad-parameter', 'This app is in no project, and has no remote config that could be varied', [
        issue('appId', 'app-in-project'),
      ])
    await requireRoom(db, experiments, experimentLimits.experiments, 'experiments')
    await requireFreeName(context, experimentName)
    const [now, experimentId] = [context.now(), newId()]
    const [row] = await db
      .insert(experiments)
      .values({
        ...plain,
        countries: [],
        metrics: [],
        guards: [...plain.guards],
        pauses: [],
        experimentId,
        appId,
        projectId,
        region: regionPrefixOfZone(zone),
        kind,
        // Opening the message is what its versions differ in at once.
        ...(kind === 'message' ? { goal: 'openedMessage' as const } : {}),
        experimentName,
        description,
        seed: experimentId,
        variants: ['A', 'B'].map((variantName) => ({ variantId: newId(), variantName, weight: 50, values: [] })),
        userId,
        createTime: now,
        updateTime: now,
      })
      .returning()
    return describeExperiment(context, row as ExperimentRow)
  },

  'ab-testing.experiment.update': async ({ experimentId, description = '', variants, ...input }, context) => {
    const before = await find(context, experimentId)
    if (!isActive(before.state) && before.state !== 'draft')
      throw refuse('experiment-state', `'${before.experimentName}' is over. Create a new experiment.`)
    await requireFreeName(context, input.experimentName, experimentId)
    const columns = { ...input, description, variants: withIds(variants, before.variants) }
    requirePlan(columns)
    if (before.state !== 'draft') requireOnlyGrowth(before, columns)
    const bucketFrom =
      before.state === 'draft' ? 0 : await findBuckets(context.db, { ...before, percent: columns.percent })
    return change(context, experimentId, { ...columns, bucketFrom })
  },

  'ab-testing.experiment.delete': async ({ experimentId }, context) => {
    const { state, experimentName } = await find(context, experimentId)
    if (isActive(state)) throw refuse('experiment-state', `'${experimentName}' is running. End it first.`)
    for (const table of [experimentResults, experimentPeople, experimentClocks, experiments])
      await context.db.delete(table).where(eq(table.experimentId, experimentId))
  },

  'ab-testing.experiment.start': async ({ experimentId }, context) => {
    const { db, services } = context
    const before = await find(context, experimentId)
    if (before.state !== 'draft')
      throw refuse('experiment-state', `'${before.experimentName}' has been started already`)
    await requireStartable(before, context)
    const now = context.now()
    const row = await store(context, experimentId, {
      state: 'running',
      startTime: now,
      bucketFrom: await findBuckets(db, before),
      plannedPeople: await planPeople(before, context),
    })
    await beginEvaluation(db, services, row)
    return describeExperiment(context, row)
  },

  'ab-testing.experiment.pause': async ({ experimentId, paused }, context) => {
    const { state, experimentName, pauses } = await find(context, experimentId)
    if (state !== (paused ? 'running' : 'paused'))
      throw refuse('experiment-state', `'${experimentName}' isn’t ${paused ? 'running' : 'paused'}`)
    const now = context.now()
    return change(context, experimentId, {
      state: paused ? 'paused' : 'running',
      pauses: paused
        ? [...pauses, { from: now, to: null }]
        : pauses.map((pause) => (pause.to === null ? { ...pause, to: now } : pause)),
    })
  },

  'ab-testing.experiment.end': async ({ experimentId }, context) => {
    const { state, experimentName } = await find(context, experimentId)
    if (!isActive(state)) throw refuse('experiment-state', `'${experimentName}' isn’t running`)
    return change(context, experimentId, { state: 'ended', endTime: context.now() })
  },

  'ab-testing.experiment.apply': async ({ experimentId, variantId }, context) => {
    const { db, services, teamId, userId, now } = context
    const { state, kind, experimentName, variants, projectId, region } = await find(context, experimentId)
    if (state !== 'ended')
      throw refuse(
        'experiment-state',
        state === 'applied' ? `'${experimentName}' has been applied already` : `End '${experimentName}' first`,
      )
    const variant = variants.find((each) => each.variantId === variantId)
    if (!variant)
      throw refuse('bad-parameter', 'The experiment has no such variant', [issue('variantId', 'variant-of-experiment')])
    const [ofMessage] = kind === 'message' ? variant.values : []
    if (ofMessage)
      await services.events.announce(
        'experiments.applying-message',
        { messageId: ofMessage.key, version: Number(ofMessage.value) },
        { db, teamId, now },
      )
    else
      await services.events.announce(
        'experiments.applying',
        { projectId, region, values: variant.values, note: `${experimentName}: ${variant.variantName}`, userId },
        { db, teamId, now },
      )
    return change(context, experimentId, { state: 'applied', appliedVariantId: variantId })
  },

  'ab-testing.result.get': async ({ experimentId }, context) => readResult(context, await find(context, experimentId)),

  'ab-testing.segment.list': async ({ experimentId }, context) =>
    readSegments(context, await find(context, experimentId)),

  'ab-testing.plan.get': async ({ appId, windowDays = 7, currency = '', goal }, context) => {
    const { db, services, teamId, zone } = context
    const { projectId } = await findApp(db, appId)
    const past = { teamId, appId, now: context.now() }
    const currencies = await readCurrencies(db, past)
    const place = { projectId: projectId ?? '', region: regionPrefixOfZone(zone) }
    const held = (await services.events.collectAnswers('experiments.held', place, { db })).flat()
    const messages = (
      await services.events.collectAnswers('experiments.messages', { appId, region: place.region }, { db })
    ).flat()
    const parameters = (await services.events.collectAnswers('experiments.parameters', place, { db })).flat()
    const baselines = await readBaselines(db, {
      ...past,
      windowDays,
      currency: currency || (currencies[0] ?? ''),
      capsRevenue: false,
      metricIds: [...metricIds, ...(goal === undefined || readEventMetric(goal) === undefined ? [] : [goal])],
    })
    return {
      eventNames: await readEventNames(db, past),
      baselines: baselines.map(({ metricId, people, mean, variance }) => ({ metricId, people, mean, variance })),
      weeks: await readWeeks(db, past),
      currencies,
      messages: messages.map((message) => ({ ...message, versions: [...message.versions] })),
      parameters: parameters.map((parameter) => {
        const holder = held.find(({ key }) => key === parameter.key)
        return {
          ...parameter,
          heldBy: holder ? { experimentId: holder.experimentId, experimentName: holder.experimentName } : null,
        }
      }),
    }
  },

  'ab-testing.metric.list': async () => ({
    items: [...metricIds, ...anyEvent].map((metricId) => {
      const { kind, better } = declarationOf(metricId)
      return { metricId, kind, better, query: queryText(metricId) }
    }),
  }),
})

async function requireFreeName({ db }: Context, experimentName: string, except?: string): Promise<void> {
  await requireUnique(db, {
    table: experiments,
    field: 'experimentName',
    column: experiments.experimentName,
    value: experimentName,
    except,
  })
}

/** Variants with IDs: those that they have, and new ones. */
function withIds(
  variants: readonly (Omit<Variant, 'variantId'> & { variantId?: string | undefined })[],
  before: readonly Variant[],
): Variant[] {
  return variants.map(({ variantId, ...variant }) => ({
    ...variant,
    variantId: before.find((known) => known.variantId === variantId)?.variantId ?? newId(),
  }))
}

/** What can change while people have variants: the name, the description, and a larger percentage. */
const changeable = ['experimentName', 'description', 'percent'] as const

function requireOnlyGrowth(before: ExperimentRow, after: Partial<ExperimentRow>): void {
  for (const [field, value] of Object.entries(after)) {
    if ((changeable as readonly string[]).includes(field)) continue
    if (comparable(value) !== comparable(before[field as keyof ExperimentRow]))
      throw refuse('experiment-fixed', 'A running experiment keeps what its result depends on', [
        issue(field, 'fixed-since-start'),
      ])
  }
  if ((after.percent ?? before.percent) < before.percent)
    throw refuse('experiment-fixed', 'Users who take part stay in the experiment', [
      issue('percent', 'at-least', { least: before.percent }),
    ])
}

/** People needed in all variants, from what the app's people did in the last weeks. */
async function planPeople(experiment: ExperimentRow, { db, teamId, now }: Context): Promise<number | null> {
  const { appId, goal, windowDays, currency, capsRevenue, method, alpha, variants, effect } = experiment
  const [baseline] = await readBaselines(db, {
    teamId,
    appId,
    now: now(),
    windowDays,
    currency,
    capsRevenue,
    metricIds: [goal],
  })
  if (!baseline) return null
  const weights = variants.map(({ weight }) => weight)
  return peopleNeeded({ metricId: goal, baseline, method, alpha, weights }, effect) ?? null
}

async function store(
  { db, now }: Pick<Context, 'db' | 'now'>,
  experimentId: string,
  columns: Partial<typeof experiments.$inferInsert>,
): Promise<ExperimentRow> {
  const [row] = await db
    .update(experiments)
    .set({ ...columns, updateTime: now() })
    .where(eq(experiments.experimentId, experimentId))
    .returning()
  return row as ExperimentRow
}

async function change(context: Context, experimentId: string, columns: Partial<typeof experiments.$inferInsert>) {
  return describeExperiment(context, await store(context, experimentId, columns))
}
