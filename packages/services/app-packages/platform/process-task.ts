import { processStages } from '@console-widgets/app-packages/model'
import type { ProcessTask } from '@console-widgets/app-packages/schemas'
import type { PackageRow } from './package-rows.ts'

/**
 * Progress of a package through the parser, step by step. The first incomplete step is the current one, or the one that
 * failed.
 */
export function describeTask({ pkgId, successStatus, stages, createTime, endTime }: PackageRow): ProcessTask {
  const current = successStatus === 2 ? 'failed' : 'running'
  const times = new Map(stages.map(({ stage, time }) => [stage, time]))
  const next = processStages.find((stage) => !times.has(stage))
  return {
    taskId: pkgId,
    pkgId,
    state: successStatus === 0 ? 'done' : current,
    stages: processStages.map((stage) => ({
      stage,
      state: times.has(stage) ? 'done' : stage === next ? current : 'waiting',
      time: times.get(stage) ?? (stage === next ? endTime : null),
    })),
    startTime: createTime,
    endTime,
  }
}
