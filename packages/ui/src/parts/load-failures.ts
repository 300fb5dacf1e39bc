/** Errors of code and messages that couldn't be loaded, unlike those of code that runs. */
const failures = new WeakSet<object>()

/** Marks the error of a load, so that what shows it can tell that another try may help. @returns the same error */
export function markLoadFailure<Failure>(error: Failure): Failure {
  if (typeof error === 'object' && error !== null) failures.add(error)
  return error
}

/** Whether an error is that of a load: its cause, such as a network that is down, may pass by itself. */
export function isLoadFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}
