import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { experimentListFields, type EventMetricId, type WindowDays } from './model.ts'

/** An experiment. */
export type Experiment = ItemOf<(typeof calls)['ab-testing.experiment.list']>
/** What is saved of a draft. */
export type ExperimentInput = InputOf<(typeof calls)['ab-testing.experiment.update']>
/** The goal of an experiment in parts of the people. */
export type Segments = AnswerOf<(typeof calls)['ab-testing.segment.list']>

/** The result of an experiment. */
export type Result = AnswerOf<(typeof calls)['ab-testing.result.get']>
/** A metric in a result. */
export type MetricResult = Result['metrics'][number]
/** A variant in the result of a metric. */
export type GroupResult = MetricResult['groups'][number]
/** What an experiment can be planned with. */
export type Plan = AnswerOf<(typeof calls)['ab-testing.plan.get']>

/** Experiments of an app. */
export function experimentsData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    experiments: list(calls['ab-testing.experiment.list'], {
      id: 'ab-testing.experiments',
      key: 'experimentId',
      fields: experimentListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['ab-testing.experiment.create']),
    remove: mutation(calls['ab-testing.experiment.delete']),
  }
}

/** One experiment, with what changes it. */
export function experimentData(console: Console, _place: Place, experimentId: string) {
  const { query, mutation } = dataOf(console)
  return {
    experiment: query(calls['ab-testing.experiment.get'], { experimentId }),
    update: mutation(calls['ab-testing.experiment.update']),
    remove: mutation(calls['ab-testing.experiment.delete']),
    start: mutation(calls['ab-testing.experiment.start']),
    pause: mutation(calls['ab-testing.experiment.pause']),
    end: mutation(calls['ab-testing.experiment.end']),
    apply: mutation(calls['ab-testing.experiment.apply']),
  }
}

/** The result of an experiment. */
export function resultData(console: Console, _place: Place, experimentId: string) {
  return { result: dataOf(console).query(calls['ab-testing.result.get'], { experimentId }) }
}

/** The goal of an experiment in parts of the people. */
export function segmentsData(console: Console, _place: Place, experimentId: string) {
  return { segments: dataOf(console).query(calls['ab-testing.segment.list'], { experimentId }) }
}

/** What experiments of an app can be planned with. The values of an event of its own come if it is the goal. */
export function planData(
  console: Console,
  _place: Place,
  appId: string,
  windowDays: WindowDays,
  currency: string,
  goal?: EventMetricId,
) {
  const { query } = dataOf(console)
  return { plan: query(calls['ab-testing.plan.get'], { appId, windowDays, currency, goal }) }
}

/** How each metric is computed. */
export function metricsData(console: Console) {
  return { metrics: dataOf(console).query(calls['ab-testing.metric.list'], undefined) }
}
