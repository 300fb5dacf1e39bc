import { Status, type Tone } from '@console-widgets/ui'
import { useQualificationText } from '../generated/text.ts'
import { allTaskStates, type TaskState } from '../model.ts'

export const taskTones: Record<TaskState, Tone> = { 0: 'info', 1: 'success', 2: 'danger', 3: 'draft', 4: 'warning' }

/** State of submitted documents. */
export function TaskStatus({ state }: { state: TaskState }) {
  const text = useQualificationText()
  return <Status tone={taskTones[state]}>{text(`qualification.task.${state}`)}</Status>
}

/** The states, as choices of a filter. */
export function useTaskStates() {
  const text = useQualificationText()
  return allTaskStates.map((value) => ({
    value: String(value),
    label: text(`qualification.task.${value}`),
    tone: taskTones[value],
  }))
}
