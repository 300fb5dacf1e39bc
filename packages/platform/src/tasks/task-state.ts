/** States of a task; the last three are final. */
export type TaskState = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'

/** Reason for a failure, from the platform's list, and a message for users. */
export interface TaskFailure {
  reason: string
  message: string
}
