import * as v from 'valibot'
import { id, listInput, optionalText, page, text, time, wholeNumber } from '@console-widgets/core/schemas'
import {
  actionTypes,
  alarmLimits,
  alarmNamePattern,
  alarmStates,
  eachDimensions,
  filters,
  handlings,
  missingRules,
  muteDurations,
  operators,
  outcomes,
  periods,
  toldBy,
  toldStates,
  units,
} from './model.ts'

const alarmName = v.pipe(
  text(alarmLimits.alarmName),
  v.regex(alarmNamePattern, 'must consist of letters, digits, - and _'),
)
const description = optionalText(alarmLimits.description)
const namespace = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/, 'must be a namespace such as reports'))
const metricName = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/, 'must be a metric such as crashShare'))
const dimensionName = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/, 'must be a dimension such as version'))

/** A dimension that a metric is limited to. */
const dimension = v.object({ name: dimensionName, value: text(alarmLimits.dimensionValue) })
const dimensions = v.pipe(
  v.array(dimension),
  v.maxLength(5, 'must have at most 5 dimensions'),
  v.check(
    (given) => new Set(given.map(({ name }) => name)).size === given.length,
    'must not have the same dimension twice',
  ),
)

const level = wholeNumber(1, 4)
const period = v.picklist(periods)

const conditionFields = {
  filter: v.picklist(filters),
  operator: v.picklist(operators),
  value: v.pipe(
    v.number(),
    v.finite('must be a number'),
    v.minValue(0, 'must be at least 0'),
    v.maxValue(1e12, 'must be at most 1000000000000'),
  ),
  period: v.optional(period, 86_400),
  datapoints: v.optional(wholeNumber(1, alarmLimits.evaluations), 1),
  evaluations: v.optional(wholeNumber(1, alarmLimits.evaluations), 1),
  missing: v.optional(v.picklist(missingRules), 'missing'),
}

/** A condition. Of `evaluations` points, `datapoints` must violate the threshold. */
const condition = v.pipe(
  v.object(conditionFields),
  v.forward(
    v.check(
      ({ datapoints, evaluations }) => datapoints <= evaluations,
      'must not be more than the points that are evaluated',
    ),
    ['datapoints'],
  ),
)

const action = v.object({
  type: v.picklist(actionTypes),
  enabled: v.optional(v.boolean(), true),
  /** `team` for a notice, the app’s ID for a halt. */
  target: v.nullable(id),
})
const actions = v.pipe(
  v.array(action),
  v.maxLength(alarmLimits.actions, `must have at most ${alarmLimits.actions} actions`),
)

const ruleFields = {
  alarmName,
  description,
  level: v.optional(level, 2),
  metric: v.object({ namespace, metricName, dimensions: v.optional(dimensions, []) }),
  /** Watches each value of this dimension by itself: each has its own state, and acts by itself. */
  forEach: v.optional(v.nullable(v.picklist(eachDimensions)), null),
  condition,
  alarmActions: v.optional(actions, []),
  okActions: v.optional(actions, []),
}

const mute = v.object({ untilTime: time, reason: v.string(), userName: v.string() })

export const alarm = v.object({
  alarmId: id,
  appId: id,
  appName: v.string(),
  /** Project of the app, whose remote config may be the cause. */
  projectId: v.nullable(id),
  alarmName: v.string(),
  description: v.string(),
  level: v.number(),
  metric: v.object({
    namespace: v.string(),
    metricName: v.string(),
    unit: v.nullable(v.picklist(units)),
    dimensions: v.array(v.object({ name: v.string(), value: v.string() })),
  }),
  condition: v.object({
    ...conditionFields,
    value: v.number(),
    period,
    datapoints: v.number(),
    evaluations: v.number(),
    missing: v.picklist(missingRules),
  }),
  alarmActions: v.array(v.object({ type: v.picklist(actionTypes), enabled: v.boolean(), target: v.nullable(id) })),
  okActions: v.array(v.object({ type: v.picklist(actionTypes), enabled: v.boolean(), target: v.nullable(id) })),
  forEach: v.nullable(v.picklist(eachDimensions)),
  /** The values that are watched one by one, those that fire first. */
  instances: v.array(
    v.object({
      instance: v.string(),
      state: v.picklist(alarmStates),
      stateTime: time,
      value: v.nullable(v.number()),
      base: v.number(),
      threshold: v.nullable(v.number()),
    }),
  ),
  /** Whether it’s watched. */
  enabled: v.boolean(),
  /** The worst of its values, if it watches several. */
  state: v.picklist(alarmStates),
  /** When it entered the state. */
  stateTime: time,
  /** Of the last evaluation; null if it watches several values. */
  lastValue: v.nullable(v.number()),
  lastThreshold: v.nullable(v.number()),
  /** Changes of its state within the last 24 hours. */
  changes: v.number(),
  /** Null unless its actions are muted. */
  mute: v.nullable(mute),
  createTime: time,
  updateTime: time,
})
export const alarmPage = page(alarm)
export const alarmListInput = v.object({ appId: v.optional(id), ...listInput })
/** The form of a rule. A rule of the form has one metric, and a switch for each action. */
export const alarmForm = v.object({
  appId: id,
  alarmName,
  description,
  level: v.optional(level, 2),
  /** Namespace and name. */
  metricId: v.pipe(v.string(), v.regex(/^[a-z-]+\.[A-Za-z]+$/, 'must be a metric')),
  /** Values by dimension; an empty one is none. */
  dimensions: v.optional(v.record(v.string(), v.string()), {}),
  /** Empty: the rule watches all values together. */
  forEach: v.optional(v.picklist(['', ...eachDimensions]), ''),
  ...conditionFields,
  alarmNotice: v.optional(v.boolean(), true),
  haltRelease: v.optional(v.boolean(), false),
  okNotice: v.optional(v.boolean(), true),
})
export const alarmIdInput = v.object({ alarmId: id })
export const createAlarmInput = v.object({ appId: id, ...ruleFields, enabled: v.optional(v.boolean(), true) })
export const editAlarmInput = v.object({ alarmId: id, ...ruleFields })
export const muteInput = v.object({
  alarmId: id,
  /** Null ends it. */
  duration: v.nullable(v.picklist(muteDurations)),
  reason: optionalText(alarmLimits.muteReason),
})
/** The form of a muting. */
export const muteForm = v.object({
  duration: v.optional(v.picklist(muteDurations), 'hour'),
  reason: text(alarmLimits.muteReason),
})
export const copyInput = v.object({
  alarmId: id,
  appIds: v.pipe(v.array(id), v.minLength(1, 'must have an app'), v.maxLength(alarmLimits.copies)),
})
/** The form that copies a rule. */
export const copyForm = v.pick(copyInput, ['appIds'])
export const copies = v.object({ items: v.array(v.object({ alarmId: id, appId: id, alarmName: v.string() })) })

export const metrics = v.object({
  items: v.array(
    v.object({
      namespace: v.string(),
      metricName: v.string(),
      unit: v.picklist(units),
      filters: v.array(v.picklist(filters)),
      periods: v.array(period),
      dimensions: v.array(v.object({ name: v.string(), isRequired: v.boolean() })),
      smallestBase: v.number(),
    }),
  ),
  /** Apps that can be watched, by name. */
  apps: v.array(v.object({ appId: id, appName: v.string() })),
})

export const metricSeriesInput = v.object({
  appId: id,
  namespace,
  metricName,
  dimensions: v.optional(dimensions, []),
  filter: v.picklist(filters),
  period,
  /** Days up to the end. Default 30. */
  days: v.optional(wholeNumber(1, alarmLimits.seriesDays)),
  /** Default: the end of the last complete period. */
  endTime: v.optional(time),
})
export const metricSeries = v.object({
  unit: v.picklist(units),
  smallestBase: v.number(),
  period,
  endTime: time,
  /** One for each period, oldest first. */
  points: v.array(v.object({ time, value: v.nullable(v.number()), base: v.number() })),
  /** Versions of the app that were released within this time, oldest first. */
  releases: v.array(v.object({ version: v.string(), time })),
})

export const dimensionInput = v.object({ appId: id, namespace, metricName, dimension: dimensionName })
export const dimensionValues = v.object({ values: v.array(v.string()) })

const judgedPoint = v.object({
  time,
  value: v.nullable(v.number()),
  base: v.number(),
  threshold: v.nullable(v.number()),
  isBreaching: v.nullable(v.boolean()),
})

export const historyListInput = v.object({ alarmId: v.optional(id), appId: v.optional(id), ...listInput })
export const historyEntry = v.object({
  historyId: id,
  alarmId: id,
  appId: id,
  alarmName: v.string(),
  level: v.number(),
  unit: v.nullable(v.picklist(units)),
  /** The value that changed its state, and its dimension, if the rule watches several. */
  instance: v.nullable(v.string()),
  forEach: v.nullable(v.picklist(eachDimensions)),
  fromState: v.picklist(alarmStates),
  toState: v.picklist(alarmStates),
  value: v.nullable(v.number()),
  threshold: v.nullable(v.number()),
  points: v.array(judgedPoint),
  actions: v.array(v.object({ type: v.picklist(actionTypes), outcome: v.picklist(outcomes) })),
  /** Who was told, by which way, and when; oldest first. */
  told: v.array(
    v.object({
      userName: v.string(),
      channel: v.picklist(toldBy),
      state: v.picklist(toldStates),
      /** The carrier's reason for not delivering. */
      reason: v.nullable(v.string()),
      time,
    }),
  ),
  handling: v.picklist(handlings),
  note: v.string(),
  userName: v.nullable(v.string()),
  handledTime: v.nullable(time),
  time,
})
export const historyPage = page(historyEntry)
export const editHistoryInput = v.object({ historyId: id, note: optionalText(alarmLimits.note) })

/** The form that handles an alert. */
export const handleForm = v.pick(editHistoryInput, ['note'])

export const recordListInput = v.object({ alarmId: id, ...listInput })
export const loggingRecord = v.object({
  recordId: id,
  alarmId: id,
  instance: v.nullable(v.string()),
  state: v.picklist(alarmStates),
  value: v.nullable(v.number()),
  base: v.number(),
  threshold: v.nullable(v.number()),
  /** Points that decided, and those among them that violated the threshold. */
  points: v.number(),
  breaches: v.number(),
  time,
})
export const loggingRecordPage = page(loggingRecord)
