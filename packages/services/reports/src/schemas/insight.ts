import * as v from 'valibot'
import { id, nameText, wholeNumber, time } from '@console-widgets/core/schemas'
import { adviceLevels, adviceRules, gameIndicators, metricIds, portraitSubjects, reportLimits } from '../model.ts'
import { reportNote } from './answer.ts'

const period = v.object({ startTime: v.string(), endTime: v.string() })

/** A recommendation. */
export const advice = v.object({
  rule: v.picklist(adviceRules),
  level: v.picklist(adviceLevels),
  metric: v.picklist(metricIds),
  value: v.number(),
  /** Reference of the value: the platform baseline, the previous period, or the median of the team's apps. */
  base: v.number(),
  against: v.picklist(['base', 'previous', 'median']),
  /** Cause: the version, reason, or country that stands out. */
  appVersion: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  countryId: v.nullable(v.string()),
  /** Share of the total in this one place. */
  share: v.nullable(v.number()),
})
export const adviceAnswer = v.object({
  appId: v.string(),
  period,
  advices: v.array(advice),
  notes: v.array(reportNote),
})

/** A metric of the app, compared with its benchmarks. */
export const baseValue = v.object({
  metric: v.picklist(metricIds),
  value: v.nullable(v.number()),
  /** Platform baseline. */
  base: v.number(),
  /** Median of the team's apps. */
  median: v.nullable(v.number()),
})
/** Measured interface calls. */
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

/** Audience of an app. */
export const portraitGroup = v.object({
  key: v.string(),
  people: v.nullable(v.number()),
  share: v.nullable(v.number()),
})
export const portraitAnswer = v.object({
  appId: v.string(),
  period,
  /** Users of the app in the period. */
  people: v.nullable(v.number()),
  portraits: v.array(v.object({ subject: v.picklist(portraitSubjects), groups: v.array(portraitGroup) })),
  notes: v.array(reportNote),
})

/** Middle range of a metric across games. */
export const gameIndicator = v.object({
  indicator: v.picklist(gameIndicators),
  lower: v.nullable(v.number()),
  median: v.nullable(v.number()),
  upper: v.nullable(v.number()),
})
export const gameIndicatorAnswer = v.object({
  period,
  /** Number of games on the platform; with fewer than three there are no benchmarks. */
  games: v.number(),
  indicators: v.array(gameIndicator),
})

/** Interface calls measured by an app or a page. */
export const interfaceCallInput = v.object({
  appId: v.optional(id),
  calls: v.pipe(
    v.array(
      v.object({
        interfaceName: nameText(reportLimits.callName),
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
