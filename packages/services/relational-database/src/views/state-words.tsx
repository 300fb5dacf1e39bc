import { Status, type Tone } from '@console-widgets/ui'
import type { DatabaseState, InstanceState, RunState } from '../model.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'

const instanceTones: Record<InstanceState, Tone> = {
  creating: 'info',
  running: 'success',
  changing: 'info',
  frozen: 'warning',
  abnormal: 'danger',
}
const databaseTones: Record<DatabaseState, Tone> = {
  creating: 'info',
  running: 'success',
  changing: 'info',
  deleting: 'info',
  abnormal: 'danger',
}
const runTones: Record<RunState, Tone> = { running: 'info', succeeded: 'success', failed: 'danger', cancelled: 'draft' }

/** Status of an instance. */
export function InstanceStatus({ state }: { state: InstanceState }) {
  const text = useRelationalDatabaseText()
  return <Status tone={instanceTones[state]}>{text(`relational-database.state.${state}`)}</Status>
}

/** Status of a database. */
export function DatabaseStatus({ state }: { state: DatabaseState }) {
  const text = useRelationalDatabaseText()
  return <Status tone={databaseTones[state]}>{text(`relational-database.state.${state}`)}</Status>
}

/** Outcome of a run. */
export function RunStatus({ state }: { state: RunState }) {
  const text = useRelationalDatabaseText()
  return <Status tone={runTones[state]}>{text(`relational-database.run.${state}`)}</Status>
}
