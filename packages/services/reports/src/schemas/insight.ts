import * as v from 'valibot'
import { id, wholeNumber, text, time } from '@console-widgets/core/schemas'
import { adviceLevels, adviceRules, gameIndicators, metricIds, portraitSubjects, reportLimits } from '../model.ts'
import { reportNote } from './answer.ts'

const period = v.object({ startTime: v.string(), endTime: v.string() })

/** One thing that the numbers give cause to do. */
export const advice = v.object({
  rule: v.picklist(adviceRules),
  level: v.picklist(adviceLevels),
  metric: v.picklist(metricIds),
  value: v.number(),
  /** What the value is held against: the platform's base value, the period before, or the median of the team's apps. */
  base: v.number(),
  against: v.picklist(['base', 'previous', 'median']),
  /** Where it comes from: the version, the reason, the country that stands out. */
  appVersion: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  countryId: v.nullable(v.string()),
  /** The share of the whole that this one place makes up. */
  share: v.nullable(v.number()),
})
export const adviceAnswer = v.object({
  appId: v.string(),
  period,
  advices: v.array(advice),
  notes: v.array(reportNote),
})

/** A number of the app between those that it is held against. */
export const baseValue = v.object({
  metric: v.picklist(metricIds),
  value: v.nullable(v.number()),
  /** What the platform expects. */
  base: v.number(),
  /** The middle one of the team's apps. */
  median: v.nullable(v.number()),
})
/** Calls of interfaces as they were measured. */
export const measuredInterface = v.object({
  interfaceName: v.string(),
  calls: v.number(),
  failed: v.number(),
  averageMilliseconds: v.number(),
})
export const baseValueAnswer = v.object({
  appId: v.string(),
  period,
  values: v.array(baseValue),
  interfaces: v.array(measuredInterface),
  notes: v.array(reportNote),
})

/** Who the people of an app are. */
export const portraitGroup = v.object({
  key: v.string(),
  people: v.nullable(v.number()),
  share: v.nullable(v.number()),
})
export const portraitAnswer = v.object({
  appId: v.string(),
  period,
  /** People who used the app in the period. */
  people: v.nullable(v.number()),
  portraits: v.array(v.object({ subject: v.picklist(portraitSubjects), groups: v.array(portraitGroup) })),
  notes: v.array(reportNote),
})

/** Where a number of the middle games lies. */
export const gameIndicator = v.object({
  indicator: v.picklist(gameIndicators),
  lower: v.nullable(v.number()),
  median: v.nullable(v.number()),
  upper: v.nullable(v.number()),
})
export const gameIndicatorAnswer = v.object({
  period,
  /** Games that were counted over the whole platform; with fewer than three nothing is told. */
  games: v.number(),
  indicators: v.array(gameIndicator),
})

/** Calls that an app or a page measured. */
export const interfaceCallInput = v.object({
  appId: v.optional(id),
  calls: v.pipe(
    v.array(
      v.object({
        interfaceName: text(reportLimits.callName),
        milliseconds: wholeNumber(0, 3_600_000),
        succeeded: v.boolean(),
        time: v.optional(time),
      }),
    ),
    v.minLength(1),
    v.maxLength(reportLimits.measuredCalls),
  ),
})
export const interfaceCallAnswer = v.object({ taken: v.number() })
