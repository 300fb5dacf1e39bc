import { Status, type Tone } from '@console-widgets/ui'
import { usePackagesText } from '../generated/text.ts'
import { buildStates, type BuildState, type TaskState } from '../model.ts'

const tones: Record<BuildState, Tone> = {
  waiting: 'draft',
  building: 'info',
  success: 'success',
  failed: 'danger',
  canceled: 'warning',
}
const taskTones: Record<TaskState, Tone> = { queued: 'draft', running: 'info', done: 'success', failed: 'danger' }

/** Status of a job, or of a package in it. */
export function BuildStatus({ state }: { state: BuildState }) {
  const text = usePackagesText()
  return <Status tone={tones[state]}>{text(`channels.packages.state.${state}`)}</Status>
}

/** Status of the task that runs a job. */
export function TaskStatus({ state }: { state: TaskState }) {
  const text = usePackagesText()
  return <Status tone={taskTones[state]}>{text(`channels.packages.task.state.${state}`)}</Status>
}

/** Statuses that a list can be filtered by. */
export function useBuildStates() {
  const text = usePackagesText()
  return buildStates.map((value) => ({ value, label: text(`channels.packages.state.${value}`), tone: tones[value] }))
}
