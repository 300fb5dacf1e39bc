import { QueryView, type StepState, Steps, useData } from '@console-widgets/ui'
import { packageData, type ProcessTask } from '../data.ts'
import { useAppPackagesText } from '../generated/text.ts'

const states: Record<ProcessTask['stages'][number]['state'], StepState> = {
  done: 'done',
  running: 'current',
  waiting: 'waiting',
  failed: 'failed',
}

/** Current step of the parser, or the one that failed. */
export function ProcessSteps({ pkgId }: { pkgId: string }) {
  const text = useAppPackagesText()
  const { task } = useData(packageData, pkgId)
  return (
    <QueryView query={task}>
      {({ stages }) => (
        <Steps
          label={text('app-packages.process')}
          steps={stages.map(({ stage, state }) => ({
            id: stage,
            label: text(`app-packages.stage.${stage}`),
            state: states[state],
          }))}
        />
      )}
    </QueryView>
  )
}
