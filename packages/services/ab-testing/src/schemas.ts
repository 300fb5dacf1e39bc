import * as v from 'valibot'
import {
  countryCode,
  id,
  listInput,
  nameText,
  optionalText,
  page,
  time,
  wholeNumber,
} from '@console-widgets/core/schemas'
import {
  alphaChoices,
  experimentKinds,
  experimentLimits as limits,
  experimentStates,
  longestEventName,
  methods,
  metricIds,
  segmentDimensions,
  windowChoices,
  type EventMetricId,
} from './model.ts'

const appId = id
const experimentId = id
const experimentName = nameText(limits.name)
const description = optionalText(limits.description)
const key = nameText(256)
/** A value can have any text, also line breaks. Null: the default of the app’s own code. */
const value = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(limits.value, `must have at most ${limits.value} characters`),
    v.check((given) => !given.includes('\0') && given.isWellFormed(), 'must not contain NUL or broken Unicode'),
  ),
)
/** Percentage with up to two decimals. */
const percent = v.pipe(
  v.number(),
  v.minValue(0.01, 'must be at least 0.01'),
  v.maxValue(100, 'must be at most 100'),
  v.check((given) => Number.isInteger(Math.round(given * 1e6) / 1e4), 'must have at most two decimals'),
)
const variant = v.object({
  /** Undefined: a new one. */
  variantId: v.optional(id),
  variantName: nameText(limits.variantName),
  weight: wholeNumber(1, 99),
  values: v.pipe(v.array(v.object({ key, value })), v.maxLength(limits.parameters)),
})
const fixedMetric = v.picklist(metricIds)
/** One of the platform’s metrics, or one of an event that the app names. */
const eventMetric: v.GenericSchema<EventMetricId> = v.pipe(
  v.string() as v.GenericSchema<EventMetricId>,
  v.regex(/^(?:did|times):./su, 'must be a metric'),
  v.maxLength('times:'.length + longestEventName, `must name an event of at most ${longestEventName} characters`),
  v.check((given) => !given.includes('\0') && given.isWellFormed(), 'must not contain NUL or broken Unicode'),
)
const metric = v.union([fixedMetric, eventMetric])
const currency = v.pipe(v.string(), v.regex(/^([A-Z]{3})?$/, 'must be a currency code of three letters, or empty'))
const someMetrics = (most: number) =>
  v.pipe(
    v.array(metric),
    v.maxLength(most, `must be at most ${most}`),
    v.check((given) => isDistinct(given), 'must differ'),
  )

function isDistinct(given: readonly string[]): boolean {
  return new Set(given).size === given.length
}

/** What a draft consists of. */
const plan = {
  experimentName,
  description,
  percent,
  countries: v.pipe(
    v.array(countryCode),
    v.maxLength(limits.countries),
    v.check((given) => isDistinct(given), 'must differ'),
  ),
  groupName: nameText(limits.group, 0),
  variants: v.pipe(
    v.array(variant),
    v.minLength(2, 'must be at least 2'),
    v.maxLength(limits.variants, `must be at most ${limits.variants}`),
  ),
  /** Whether all variants have the same values on purpose, which tests the experiment itself. */
  comparesSame: v.boolean(),
  goal: metric,
  metrics: someMetrics(limits.metrics),
  guards: someMetrics(limits.guards),
  windowDays: v.picklist(windowChoices),
  method: v.picklist(methods),
  alpha: v.picklist(alphaChoices),
  /** Relative effect of the goal that should be found. */
  effect: v.pipe(v.number(), v.minValue(0.001, 'must be at least 0.001'), v.maxValue(10, 'must be at most 10')),
  currency,
  /** Whether amounts above the 99.9th percentile count as that. */
  capsRevenue: v.boolean(),
}

export const appInput = v.object({ appId })
export const experimentListInput = v.object({ appId, ...listInput })
const kind = v.picklist(experimentKinds)
export const createInput = v.object({ appId, kind: v.optional(kind), experimentName, description })
/** What the dialog for a new experiment asks for. */
export const createForm = v.object({ kind, experimentName, description })
export const experimentInput = v.object({ experimentId })
export const updateInput = v.object({ experimentId, ...plan })
export const applyInput = v.object({ experimentId, variantId: id })
export const pauseInput = v.object({ experimentId, paused: v.boolean() })
export const planInput = v.object({
  appId,
  windowDays: v.optional(v.picklist(windowChoices)),
  currency: v.optional(currency),
  /** Goal whose values are wanted beside those of all metrics of the platform. */
  goal: v.optional(metric),
})

const storedVariant = v.object({
  variantId: id,
  variantName: v.string(),
  weight: v.number(),
  values: v.array(v.object({ key: v.string(), value: v.nullable(v.string()) })),
})

export const experiment = v.object({
  experimentId: id,
  appId: id,
  projectId: id,
  kind,
  experimentName: v.string(),
  description: v.string(),
  state: v.picklist(experimentStates),
  percent: v.number(),
  countries: v.array(v.string()),
  groupName: v.string(),
  variants: v.array(storedVariant),
  comparesSame: v.boolean(),
  goal: metric,
  metrics: v.array(metric),
  guards: v.array(metric),
  windowDays: v.picklist(windowChoices),
  method: v.picklist(methods),
  alpha: v.picklist(alphaChoices),
  effect: v.number(),
  currency: v.string(),
  capsRevenue: v.boolean(),
  /** People who are needed in all variants together. Null before the start, or without past values of the goal. */
  plannedPeople: v.nullable(v.number()),
  startTime: v.nullable(time),
  endTime: v.nullable(time),
  /** Variant whose values have been published. */
  appliedVariantId: v.nullable(id),
  userName: v.nullable(v.string()),
  createTime: time,
  updateTime: time,
})
export const experimentPage = page(experiment)

const interval = v.object({ lower: v.number(), upper: v.number() })
const groupResult = v.object({
  variantId: id,
  /** People whose days are over. */
  people: v.number(),
  /** Share or mean; null without people. */
  mean: v.nullable(v.number()),
  /** Of the difference from the control: null for the control itself, with too few people, or hidden until the end. */
  difference: v.nullable(v.number()),
  interval: v.nullable(interval),
  lift: v.nullable(v.number()),
  liftInterval: v.nullable(interval),
  chance: v.nullable(v.number()),
  verdict: v.picklist(['better', 'worse', 'open', 'none']),
})

export const result = v.object({
  /** Start of the day that is evaluated. Null: none yet. */
  day: v.nullable(time),
  /** Whole days that the experiment has had. */
  days: v.number(),
  /** People who got a variant, and those whose days are over, in all variants. */
  people: v.number(),
  countedPeople: v.number(),
  plannedPeople: v.nullable(v.number()),
  /** Days until the planned number is reached at this pace. Null: unknown, or reached. */
  daysLeft: v.nullable(v.number()),
  split: v.object({
    chance: v.number(),
    isMismatch: v.boolean(),
    groups: v.array(v.object({ variantId: id, weight: v.number(), people: v.number() })),
  }),
  /** Why there are no verdicts. */
  withheld: v.nullable(v.picklist(['split', 'fixed'])),
  isYoung: v.boolean(),
  metrics: v.array(
    v.object({
      metricId: metric,
      role: v.picklist(['goal', 'metric', 'guard']),
      groups: v.array(groupResult),
    }),
  ),
  /** The goal on each day, as it was seen then. */
  history: v.array(
    v.object({
      day: time,
      people: v.number(),
      groups: v.array(v.object({ variantId: id, lift: v.nullable(v.number()), liftInterval: v.nullable(interval) })),
    }),
  ),
})

/** The goal in parts of the people, to explore: intervals hold for all of them together, and are no verdict. */
export const segments = v.object({
  day: v.nullable(time),
  /** Intervals that are looked at, by which the chance of error is divided. */
  looks: v.number(),
  withheld: v.nullable(v.picklist(['split', 'fixed'])),
  dimensions: v.array(
    v.object({
      dimension: v.picklist(segmentDimensions),
      segments: v.array(
        v.object({
          segment: v.string(),
          people: v.number(),
          groups: v.array(
            v.object({
              variantId: id,
              people: v.number(),
              mean: v.nullable(v.number()),
              lift: v.nullable(v.number()),
              liftInterval: v.nullable(interval),
              /** Of the difference from the control. */
              interval: v.nullable(interval),
              /** Whether the interval is on one side of 0. */
              differs: v.boolean(),
            }),
          ),
        }),
      ),
    }),
  ),
})

export const planAnswer = v.object({
  /** Values of the app’s people in the last weeks, as an experiment would have had them. */
  baselines: v.array(v.object({ metricId: metric, people: v.number(), mean: v.number(), variance: v.number() })),
  /** People who used the app within the last so many weeks. */
  weeks: v.array(v.object({ week: v.number(), people: v.number() })),
  currencies: v.array(v.string()),
  /** Events of the app’s own in the last 28 days, the most frequent first. */
  eventNames: v.array(v.object({ eventName: v.string(), events: v.number(), people: v.number() })),
  /** Published messages of the app, with their versions. */
  messages: v.array(
    v.object({
      messageId: id,
      messageName: v.string(),
      version: v.number(),
      versions: v.array(v.number()),
    }),
  ),
  /** Parameters of the project’s published config. */
  parameters: v.array(
    v.object({
      key: v.string(),
      valueType: v.picklist(['string', 'number', 'boolean', 'json']),
      value: v.nullable(v.string()),
      conditionalValues: v.number(),
      /** Running experiment that holds it. */
      heldBy: v.nullable(v.object({ experimentId: id, experimentName: v.string() })),
    }),
  ),
})

export const metricList = v.object({
  items: v.array(
    v.object({
      metricId: metric,
      kind: v.picklist(['share', 'mean', 'ratio']),
      better: v.picklist(['more', 'less']),
      /** The query that computes it, for those who want to know. */
      query: v.string(),
    }),
  ),
})
