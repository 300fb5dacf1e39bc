/** States of a task; the last three are final. */
export type TaskState = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'

/** Why a task failed: a reason of the platform's list, and what a person is told. */
export interface TaskFailure {
  reason: string
  message: string
}
