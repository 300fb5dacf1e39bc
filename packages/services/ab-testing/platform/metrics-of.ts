import type { MetricId } from '@console-widgets/ab-testing/model'
import type { ExperimentRow } from './tables.ts'

/** Metrics of an experiment, each once. */
export function metricsOf({ goal, metrics, guards }: Pick<ExperimentRow, 'goal' | 'metrics' | 'guards'>): MetricId[] {
  return [...new Set([goal, ...metrics, ...guards])]
}
