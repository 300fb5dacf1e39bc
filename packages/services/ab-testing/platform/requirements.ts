import { and, eq, inArray, ne } from 'drizzle-orm'
import {
  activeStates,
  declarationOf,
  experimentLimits,
  groupBuckets,
  type MetricId,
  type Variant,
} from '@console-widgets/ab-testing/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { VariedParameter } from '@console-widgets/platform/experiments/experiments'
import { metricsOf } from './metrics-of.ts'
import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { experiments, type ExperimentRow } from './tables.ts'

const bad = (what: string, wrong: RuledIssue) => refuse('bad-parameter', what, [wrong])

/** Checks what the fields of a draft say together. @throws PlatformRefusal */
export function requirePlan({
  variants,
  goal,
  metrics,
  guards,
  currency,
  groupName,
  percent,
}: Pick<ExperimentRow, 'variants' | 'goal' | 'metrics' | 'guards' | 'currency' | 'groupName' | 'percent'>): void {
  const weights = variants.reduce((sum, { weight }) => sum + weight, 0)
  if (weights !== 100) throw bad(`The shares of the variants add up to ${weights}%`, issue('variants', 'shares-add-up'))
  requireDistinct(variants)
  const keys = keysOf(variants[0])
  variants.forEach((variant, at) => {
    if (JSON.stringify(keysOf(variant)) !== JSON.stringify(keys))
      throw bad(
        'Every variant needs a value for each parameter',
        issue(`variants.${at}.values`, 'parameters-of-control'),
      )
  })
  if (new Set(keys).size < keys.length)
    throw bad('A parameter is named twice', issue('variants.0.values', 'parameters-once'))
  const others: readonly MetricId[] = [...metrics, ...guards]
  if (others.includes(goal) || new Set(others).size < others.length)
    throw bad('A metric is chosen twice', issue('metrics', 'metrics-once'))
  if (metricsOf({ goal, metrics, guards }).some((metricId) => declarationOf(metricId).money) && currency === '')
    throw bad('Revenue is measured in one currency', issue('currency', 'revenue-currency'))
  if (groupName !== '' && !Number.isInteger(bucketsOf(percent)))
    throw bad('A group divides people by hundredths of a percent', issue('percent', 'two-decimals'))
}

function requireDistinct(variants: readonly Variant[]): void {
  const seen = new Set<string>()
  variants.forEach(({ variantName }, at) => {
    const name = variantName.toLowerCase()
    if (seen.has(name)) throw bad('Two variants have one name', issue(`variants.${at}.variantName`, 'distinct'))
    seen.add(name)
  })
}

export function keysOf(variant: Pick<Variant, 'values'> | undefined): string[] {
  return (variant?.values ?? []).map(({ key }) => key)
}

/** Checks that a draft can be started. @throws PlatformRefusal naming what is missing */
export async function requireStartable(experiment: ExperimentRow, { db, services }: Context): Promise<void> {
  requirePlan(experiment)
  const { kind, variants, comparesSame } = experiment
  const [control] = variants
  const keys = keysOf(control)
  if (keys.length === 0) throw bad('Choose at least one parameter to vary', issue('variants', 'varies-parameter'))
  if (kind === 'message') await requireVersions(experiment, { db, services })
  else await requireParameters(experiment, { db, services })
  const differs = variants.some(({ values }) => JSON.stringify(values) !== JSON.stringify(control?.values))
  if (differs === comparesSame)
    throw bad(
      differs
        ? 'A test of the experiment itself needs the same values everywhere'
        : 'All variants have the same values',
      issue('comparesSame', differs ? 'values-differ' : 'compare-same'),
    )
  await requireFree(experiment, db)
}

type Here = Pick<Context, 'db' | 'services'>

/** Checks that the published config has the parameters, and that the values are of their types. */
async function requireParameters({ projectId, region, variants }: ExperimentRow, { db, services }: Here) {
  const parameters = (
    await services.events.collectAnswers('experiments.parameters', { projectId, region }, { db })
  ).flat()
  variants.forEach(({ values }, at) =>
    values.forEach((given, place) =>
      requireValue(
        `variants.${at}.values.${place}`,
        given,
        parameters.find(({ key }) => key === given.key),
      ),
    ),
  )
}

/** Checks that the variants have versions of one published message. */
async function requireVersions({ appId, region, variants }: ExperimentRow, { db, services }: Here) {
  const messages = (await services.events.collectAnswers('experiments.messages', { appId, region }, { db })).flat()
  variants.forEach(({ values }, at) => {
    const [given, ...others] = values
    const message = messages.find(({ messageId }) => messageId === given?.key)
    if (!given || others.length > 0 || !message)
      throw bad('Choose one published message', issue(`variants.${at}.values`, 'published-message'))
    if (!message.versions.includes(Number(given.value)))
      throw bad(
        `'${message.messageName}' has no published version ${given.value}`,
        issue(`variants.${at}.values.0.value`, 'published-version'),
      )
  })
}

function requireValue(
  field: string,
  { key, value }: { key: string; value: string | null },
  parameter: VariedParameter | undefined,
): void {
  if (!parameter)
    throw bad(`The published config has no parameter '${key}'`, issue(`${field}.key`, 'published-parameter'))
  if (value === null || parameter.valueType === 'string') return
  const isGood =
    parameter.valueType === 'number'
      ? value.trim() !== '' && Number.isFinite(Number(value))
      : parameter.valueType === 'boolean'
        ? value === 'true' || value === 'false'
        : isJson(value)
  if (!isGood)
    throw bad(`'${key}' is of another type`, issue(`${field}.value`, 'value-type', { type: parameter.valueType }))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Checks that neither the number of running experiments nor another one's parameters are in the way. */
async function requireFree({ experimentId, appId, region, variants, groupName }: ExperimentRow, db: Context['db']) {
  const running = await db
    .select()
    .from(experiments)
    .where(and(inArray(experiments.state, [...activeStates]), ne(experiments.experimentId, experimentId)))
  if (running.length >= experimentLimits.running)
    throw refuse(
      'limit-reached',
      `A team has at most ${experimentLimits.running} running experiments. End one that has shown enough.`,
    )
  const keys = keysOf(variants[0])
  for (const other of running) {
    const isApart = groupName !== '' && other.groupName === groupName
    const shared = keysOf(other.variants[0]).find((key) => keys.includes(key))
    if (shared !== undefined && other.appId === appId && other.region === region && !isApart)
      throw refuse(
        'parameter-taken',
        `'${shared}' is varied by the experiment '${other.experimentName}'. End it, or put both into one group.`,
      )
  }
}

const bucketsOf = (percent: number) => Math.round(percent * 1e6) / 1e4

/** First of the buckets that an experiment can have in its group. @throws PlatformRefusal if there isn't room */
export async function findBuckets(
  db: Context['db'],
  { experimentId, groupName, percent, bucketFrom, state }: ExperimentRow,
): Promise<number> {
  if (groupName === '') return 0
  const size = bucketsOf(percent)
  const others = await db
    .select()
    .from(experiments)
    .where(
      and(
        inArray(experiments.state, [...activeStates]),
        eq(experiments.groupName, groupName),
        ne(experiments.experimentId, experimentId),
      ),
    )
  const taken = others
    .map((other) => ({ from: other.bucketFrom, to: other.bucketFrom + bucketsOf(other.percent) }))
    .toSorted((one, other) => one.from - other.from)
  const isFree = (from: number) =>
    from + size <= groupBuckets && taken.every((other) => other.to <= from || other.from >= from + size)
  // People in it have to stay in it.
  const candidates = state === 'draft' ? [0, ...taken.map(({ to }) => to)] : [bucketFrom]
  const free = candidates.find(isFree)
  if (free === undefined)
    throw bad(
      `The other experiments of '${groupName}' leave less than ${percent}% of people together`,
      issue('percent', 'room-in-group'),
    )
  return free
}
